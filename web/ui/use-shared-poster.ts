import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

export function useSharedPoster(path: string, id: string): CSSProperties | undefined {
  return useViewTransitionState(path) ? { viewTransitionName: sharedPoster(id) } : undefined;
}

export const sharedPoster = (id: string): string => `cartel-${id}`;
