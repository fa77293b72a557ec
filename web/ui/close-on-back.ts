import type { DataRouter } from 'react-router';

/**
 * Makes Back close panels. An open panel adds a second history entry with the same URL, the guard, above the entry of
 * its screen. Both entries have the same `pair` in their state. Back from the guard closes the panel and returns to the
 * guard. The router never sees a move within a pair. A guard without a panel is skipped in both directions.
 */
interface PairState {
  pair?: string;
  guard?: boolean;
}

const panels: { close: () => void }[] = [];
let followed: DataRouter | undefined;
let pair: string | undefined;
let isOnGuard = false;
/** `true` between Back and the return to the guard. */
let isReturning = false;

/** Call after the panel has opened. @returns a function to call when the panel has closed. */
export function closeOnBack(router: DataRouter, close: () => void): () => void {
  follow(router);
  const panel = { close };
  panels.push(panel);
  addGuard();
  return () => {
    panels.splice(panels.indexOf(panel), 1);
  };
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

function follow(router: DataRouter): void {
  if (followed === router) return;
  followed = router;
  enter(here());
  router.subscribe(({ historyAction }) => {
    if (here()?.pair === pair) return;
    // The router has replaced the state of this entry, or has added an entry.
    if (historyAction === 'REPLACE') return mark();
    enter(here());
    // A panel that stays open over the new location needs a guard there. A panel of the old location closes first.
    setTimeout(addGuard);
  });
  // `web/main.tsx` has set a first handler before the router was created, so this handler runs before the router's.
  window.onpopstate = onPop;
}

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
