import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * Returns the style of a card's poster during the transition to or from the page at `path`. The poster has a transition name only during
 * this transition. Otherwise every transition would animate all posters.
 */
export function useSharedPoster(path: string, id: string): CSSProperties | undefined {
  return useViewTransitionState(path) ? { viewTransitionName: sharedPoster(id) } : undefined;
}

/** Returns the transition name of a poster. Card and page of the same place or plan use the same name. */
export const sharedPoster = (id: string): string => `cartel-${id}`;
