import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * The poster has a transition name only during the transition to or from `path`. Otherwise every transition would
 * animate all posters.
 */
export function useSharedPoster(path: string, id: string): CSSProperties | undefined {
  return useViewTransitionState(path) ? { viewTransitionName: sharedPoster(id) } : undefined;
}

/** Card and page of the same place or plan use the same name. */
export const sharedPoster = (id: string): string => `cartel-${id}`;
