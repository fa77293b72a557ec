import { type ComponentType, lazy } from 'react';

/** Retries a failed `load` each time the browser comes back online. The promise never rejects. */
function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  return load().catch(
    () => new Promise((resolve) => addEventListener('online', () => resolve(patiently(load)), { once: true })),
  );
}

export function optional<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}
