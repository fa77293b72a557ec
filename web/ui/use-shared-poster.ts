import type { CSSProperties } from 'react';
import { useViewTransitionState } from 'react-router';

/**
 * Style of a card's poster while it travels to the page at `path`, or back from it. It has the shared name only then, so that a transition
 * lifts one poster out of the page and not all of them.
 */
export function useSharedPoster(path: string, id: string): CSSProperties | undefined {
  return useViewTransitionState(path) ? { viewTransitionName: sharedPoster(id) } : undefined;
}

/** Name of the poster of a thing, on its card and on its page. */
export const sharedPoster = (id: string): string => `cartel-${id}`;
