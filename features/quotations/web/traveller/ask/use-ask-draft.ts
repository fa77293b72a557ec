import { useCallback, useEffect, useState } from 'react';
import { useSession } from '#web/session/session.ts';
import type { AskDraft } from './ask-draft.ts';

const keyOf = (from: string) => `cotizar/${from}`;

/**
 * What is written in the form, kept in this tab: a reload, or the way back from elsewhere, finds it again. Who is signed in finds their name there.
 * @param from what it began with: each beginning has a draft of its own.
 * @param begin what it begins with, where nothing was kept.
 */
export function useAskDraft(from: string, first: AskDraft, begin: () => AskDraft | null) {
  const [draft, setDraft] = useState(first);
  const [isReady, setReady] = useState(false);
  const person = useSession((session) => session.person);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once
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
    // Storage refused: there is nothing to forget.
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
    // Private mode or a full disk: a reload forgets.
  }
}
