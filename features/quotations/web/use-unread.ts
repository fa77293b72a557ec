import { useEffect, useState } from 'react';
import { ApiError } from '#web/http/problem.ts';
import { useApi } from '#web/http/use-api.ts';
import { countUnreadMessages } from '../contract/routes.ts';
import { keptSecrets } from './quotation-keys.ts';

/** @returns the number of unread messages, keyed by the id of the request */
export function useUnread(): Record<string, number> {
  const api = useApi();
  const [unread, setUnread] = useState<Record<string, number>>({});
  useEffect(() => {
    const leaving = new AbortController();
    const ask = async () => {
      const items = keptSecrets();
      if (items.length === 0 || document.visibilityState !== 'visible') return;
      try {
        const counts = await api.call(countUnreadMessages, { body: { items }, signal: leaving.signal, quiet: true });
        setUnread(Object.fromEntries(counts.items.map(({ id, unread: count }) => [id, count])));
      } catch (error) {
        // After an error of the API, the list shows no counts of unread messages.
        if (!leaving.signal.aborted && !(error instanceof ApiError)) throw error;
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', ask);
    };
  }, [api]);
  return unread;
}
