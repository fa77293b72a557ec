import { useEffect, useState } from 'react';

const KEY = /^#([\w-]{43})$/;

/**
 * The secret of the mailed link that opened this screen, taken out of the address at once: it stays in no history, no picture of the
 * screen and no link that is shared. `undefined` until the browser was asked, null when there is none.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const take = () => {
      const found = KEY.exec(location.hash)?.[1];
      if (found) history.replaceState(history.state, '', location.pathname + location.search);
      setKey((known) => found ?? known ?? null);
    };
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return key;
}
