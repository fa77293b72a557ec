import { type ComponentType, lazy } from 'react';

/** Tries again when the browser is online again. Until then, and when a new version removed the file, the promise stays pending. */
function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

/** A part that a screen can do without. If it cannot be fetched, its `Suspense` fallback stays, and so does the screen. */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}
