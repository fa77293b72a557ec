import { useEffect, useRef } from 'react';
import type { DataRouter } from 'react-router';

/**
 * Makes the Back button close an open panel. Opening a panel adds a history entry with the URL of the screen. This entry
 * is called the guard. Screen and guard have the same `pair` in their state, and the router never sees a move between
 * the two. When the person presses Back, the browser moves to the screen's entry. This file then closes the panel and
 * moves forward to the guard. If no panel is open, Back and Forward skip the guard.
 */
interface PairState {
  pair?: string;
  guard?: boolean;
}

const panels: { close: () => void }[] = [];
let pair: string | undefined;
let isOnGuard = false;
/** `true` while the browser moves from the screen's entry to the guard. */
let isReturning = false;

/**
 * Call once, with a function that creates the router. The window calls its listeners in the order of registration, so
 * this file hears Back before the router.
 */
export function closePanelsOnBack(createRouter: () => DataRouter): DataRouter {
  enter(here());
  addEventListener('popstate', onPop);
  const router = createRouter();
  router.subscribe(({ historyAction }) => {
    if (here()?.pair === pair) return;
    if (historyAction === 'REPLACE') return mark();
    enter(here());
    // The timeout lets panels of the old screen close. A panel that stays open needs a guard on the new screen.
    setTimeout(addGuard);
  });
  return router;
}

/** Call after the panel has opened. @returns a function to call when the panel has closed. */
function closeOnBack(close: () => void): () => void {
  const panel = { close };
  panels.push(panel);
  addGuard();
  return () => {
    panels.splice(panels.indexOf(panel), 1);
  };
}

/** While `open` is true, Back calls `close` and stays on the screen. */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const latestClose = useRef(close);
  latestClose.current = close;
  useEffect(() => {
    if (open) return closeOnBack(() => latestClose.current());
  }, [open]);
}

const here = () => history.state as PairState | null;

function addGuard(): void {
  if (isOnGuard || panels.length === 0) return;
  pair ??= crypto.randomUUID();
  mark();
  isOnGuard = true;
  history.pushState({ ...here(), guard: true }, '');
}

const mark = () => history.replaceState({ ...here(), pair, guard: isOnGuard }, '');

function enter(state: PairState | null): void {
  pair = state?.pair;
  isOnGuard = state?.guard === true;
}

function onPop(event: PopStateEvent): void {
  const state = event.state as PairState | null;
  const isWithinPair = pair !== undefined && state?.pair === pair;
  const hasReturned = isReturning;
  isReturning = false;
  enter(state);
  if (!isWithinPair) return;
  event.stopImmediatePropagation();
  if (isOnGuard && hasReturned) panels.at(-1)?.close();
  else if (isOnGuard) history.forward();
  else if (panels.length === 0) history.back();
  else {
    isReturning = true;
    history.forward();
  }
}
