import { type ComponentType, lazy } from 'react';

/** Tries again when the browser says that it is online; until then, and after a new version took the file away, nothing comes. */
function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

/** A part that a screen is whole without: where it cannot be fetched, what its `Suspense` shows meanwhile stays, and so does the screen. */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}
