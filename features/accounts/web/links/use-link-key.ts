import { useEffect, useState } from 'react';

const KEY = /^#([\w-]{43})$/;

/**
 * The secret of the mailed link that opened this screen. It is removed from the URL at once, so that it is in no history, screenshot or shared link.
 * `undefined` until the browser was asked, null when there is none.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = KEY.exec(location.hash)?.[1];
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
    setKey((known) => found ?? known ?? null);
    // Another link was opened over this screen, which may be finished: the page starts again.
    const hear = () => KEY.test(location.hash) && location.reload();
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return key;
}
