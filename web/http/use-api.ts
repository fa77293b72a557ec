import { createContext, use } from 'react';
import type { Api } from './api.ts';

const ApiContext = createContext<Api | null>(null);
export const ApiProvider = ApiContext.Provider;

export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi outside ApiProvider');
  return api;
}
