import type { StoreApi } from 'zustand';

interface Connection {
  init(state: unknown): void;
  send(action: { type: string }, state: unknown): void;
  subscribe(listener: (message: { type: string; payload?: { type?: string }; state?: string }) => void): unknown;
}

declare global {
  var __REDUX_DEVTOOLS_EXTENSION__: { connect(options: { name: string; maxAge: number }): Connection } | undefined;
}

/** How many actions the extension remembers. */
const HISTORY = 25;

/**
 * Shows a store in the Redux DevTools extension, for whoever has it, in production too; going back in its history goes back in the store.
 * A fifth of the weight of zustand's own middleware, which would be the heaviest part of the shell.
 * @returns call it after each change with what happened
 */
export function showInDevTools<State>(name: string, store: StoreApi<State>): (action: { type: string }) => void {
  const connection = globalThis.__REDUX_DEVTOOLS_EXTENSION__?.connect({ name, maxAge: HISTORY });
  if (!connection) return () => {};
  connection.init(store.getState());
  connection.subscribe(({ type, payload, state }) => {
    const jump = type === 'DISPATCH' && payload?.type?.startsWith('JUMP_TO_');
    if (jump && state) store.setState(JSON.parse(state) as State, true);
  });
  return (action) => connection.send(action, store.getState());
}
