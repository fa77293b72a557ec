import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { Api } from '#web/http/api.ts';
import { ApiProvider, useApi } from '#web/http/use-api.ts';
import { overviewQuery } from './back-office.queries.ts';

/**
 * Counts what waits again after every change that a screen inside sends, so that no screen has to know the counts of
 * the menu.
 */
export function FreshOverview({ children }: { children: ReactNode }) {
  const api = useApi();
  const queries = useQueryClient();
  const changing = useMemo((): Api => {
    const { queryKey } = overviewQuery(api);
    const after = async <T,>(method: string, answer: Promise<T>): Promise<T> => {
      const value = await answer;
      if (method !== 'GET') void queries.invalidateQueries({ queryKey });
      return value;
    };
    return {
      call: (route, ...input) => after(route.method, api.call(route, ...input)),
      fetch: (route, ...input) => after(route.method, api.fetch(route, ...input)),
    };
  }, [api, queries]);
  return <ApiProvider value={changing}>{children}</ApiProvider>;
}
