import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * Style of a card's poster during the transition to or from the page at `path`. It has the shared name only then, so that a transition animates one
 * poster and not all of them.
 */
export function useSharedPoster(path: string, id: string): CSSProperties | undefined {
  return useViewTransitionState(path) ? { viewTransitionName: sharedPoster(id) } : undefined;
}

/** Transition name of a thing's poster, on its card and on its page. */
export const sharedPoster = (id: string): string => `cartel-${id}`;
