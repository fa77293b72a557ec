import { useEffect, useEffectEvent } from 'react';
import { gaveUp } from '#web/http/gave-up.ts';
import { useApi } from '#web/http/use-api.ts';
import type { GivenSession } from '#web/session/session.ts';
import { signInWithPasskey, suggestsPasskeys } from './passkeys.ts';

/** Milliseconds. A challenge is valid for five minutes, so a new challenge is requested earlier. */
const AGAIN_MS = 4 * 60_000;

/** `true` if the browser offers no suggestions, although it says that it does. */
const isUnable = (error: unknown) => error instanceof DOMException && error.name === 'NotSupportedError';

/**
 * @param asking must be false while the person uses the passkey button, because a browser handles one passkey request
 * at a time.
 */
export function useSuggestedPasskeys(
  asking: boolean,
  done: (session: GivenSession) => void,
  failed: (error: unknown) => void,
): void {
  const api = useApi();
  const onDone = useEffectEvent(done);
  const onFailed = useEffectEvent(failed);
  useEffect(() => {
    if (!asking) return;
    let current = new AbortController();
    const ask = async () => {
      const { signal } = current;
      if (!(await suggestsPasskeys()) || signal.aborted) return;
      try {
        onDone(await signInWithPasskey(api, { conditional: true, signal }));
      } catch (error) {
        if (!signal.aborted && !gaveUp(error) && !isUnable(error)) onFailed(error);
      }
    };
    void ask();
    const again = setInterval(() => {
      current.abort();
      current = new AbortController();
      void ask();
    }, AGAIN_MS);
    return () => {
      clearInterval(again);
      current.abort();
    };
  }, [api, asking]);
}
