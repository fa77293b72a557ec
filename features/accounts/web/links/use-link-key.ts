import { useEffect, useState } from 'react';

const KEY = /^#([\w-]{43})$/;

/**
 * The secret of the mailed link that opened this screen. It is removed from the URL at once, so that it is in no history, screenshot or shared link.
 * `undefined` until the URL was read, null when the URL has no secret.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = KEY.exec(location.hash)?.[1];
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
    setKey((known) => found ?? known ?? null);
    // Another link was opened in this tab, so the page is loaded again.
    const hear = () => KEY.test(location.hash) && location.reload();
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return key;
}
