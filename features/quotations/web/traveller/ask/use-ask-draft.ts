import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import type { AskDraft } from './ask-draft.ts';

const keyOf = (from: string) => `cotizar/${from}`;

/**
 * Keeps the draft in this tab, also after a reload.
 * @param from name of the source. Each source has its own draft.
 * @param begin function that creates the draft if none is stored
 */
export function useAskDraft(from: string, first: AskDraft, begin: () => AskDraft | null) {
  const [draft, setDraft] = useState(first);
  const [isReady, setReady] = useState(false);
  const person = useSession((session) => session.person);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a stored draft is loaded once for each source
  useEffect(() => {
    setDraft(read(from) ?? begin() ?? first);
    setReady(true);
  }, [from]);

  useEffect(() => {
    if (!isReady || !person) return;
    setDraft((now) => ({ ...now, name: now.name || person.name, email: now.email || person.email }));
  }, [isReady, person]);

  const change = useCallback(
    (part: Partial<AskDraft>) =>
      setDraft((now) => {
        const next = { ...now, ...part };
        write(from, next);
        return next;
      }),
    [from],
  );
  return { draft, change, isReady };
}

export function forgetDraft(from: string): void {
  try {
    sessionStorage.removeItem(keyOf(from));
  } catch {
    // Without storage, nothing was stored that could be deleted.
  }
}

function read(from: string): AskDraft | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(from)) ?? 'null');
  } catch {
    return null;
  }
}

function write(from: string, draft: AskDraft): void {
  try {
    sessionStorage.setItem(keyOf(from), JSON.stringify(draft));
  } catch {
    // Without storage, for example in private mode, a reload loses the draft.
  }
}
