import { useEffect, useState } from 'react';

const KEY = /^#([\w-]{43})$/;

/**
 * Reads the secret of a link, and removes it from the URL.
 * @returns undefined before the URL is read, null if the URL has no secret.
 */
export function useLinkKey(): string | null | undefined {
  const [key, setKey] = useState<string | null>();
  useEffect(() => {
    const found = KEY.exec(location.hash)?.[1];
    if (found) history.replaceState(history.state, '', location.pathname + location.search);
    setKey((known) => found ?? known ?? null);
    // The person may open another link in this tab.
    const hear = () => KEY.test(location.hash) && location.reload();
    addEventListener('hashchange', hear);
    return () => removeEventListener('hashchange', hear);
  }, []);
  return key;
}
