import { useEffect, useState } from 'react';

const soon = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1500);
  return () => clearTimeout(timer);
};

/** @returns a function that cancels the call. */
function whenAtRest(task: () => void): () => void {
  let cancel = () => {};
  const begin = () => {
    cancel = soon(task);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    cancel();
  };
}

export const atRest = (): Promise<void> => new Promise((done) => whenAtRest(done));

/** `true` when the first page is loaded and the browser is idle. */
export function useRest(): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => whenAtRest(() => setRest(true)), []);
  return rest;
}
