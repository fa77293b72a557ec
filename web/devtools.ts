import type { StoreApi } from 'zustand';

interface Connection {
  init(state: unknown): void;
  send(action: { type: string }, state: unknown): void;
  subscribe(listener: (message: { type: string; payload?: { type?: string }; state?: string }) => void): unknown;
}

declare global {
  var __REDUX_DEVTOOLS_EXTENSION__: { connect(options: { name: string; maxAge: number }): Connection } | undefined;
}

const HISTORY = 25;

/**
 * Shows a store in the Redux DevTools extension. The `devtools` middleware of zustand would be five times larger.
 * @returns a function that the caller must call with the action after each change.
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
