import { type ComponentType, lazy } from 'react';

/** Calls `load` again each time the browser comes back online. The promise never rejects. */
function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

/** If the script cannot be loaded, the `Suspense` fallback stays. */
export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}
