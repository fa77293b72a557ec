import { useEffect, useState } from 'react';

const soon = (task: () => void): (() => void) => {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(task, { timeout: 4000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1500);
  return () => clearTimeout(timer);
};

/** False while the first page settles, true once the browser has nothing better to do. */
export function useRest(): boolean {
  const [rest, setRest] = useState(false);
  useEffect(() => {
    let cancel = () => {};
    const begin = () => {
      cancel = soon(() => setRest(true));
    };
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true });
    return () => {
      removeEventListener('load', begin);
      cancel();
    };
  }, []);
  return rest;
}
