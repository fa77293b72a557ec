import { useEffect, useState } from 'react';

const soon = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1500);
  return () => clearTimeout(timer);
};

/** Calls back once the page is there and the browser has nothing better to do; gives back how to stop. */
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

/** Kept once the page is at rest: what is fetched after it takes nothing from the first screen. */
export const atRest = (): Promise<void> => new Promise((done) => whenAtRest(done));

/** False while the first page settles, true once the browser has nothing better to do. */
export function useRest(): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => whenAtRest(() => setRest(true)), []);
  return rest;
}
