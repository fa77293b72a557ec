import { useState } from 'react';

interface TalkDraft {
  text: string;
  pictures: readonly File[];
}

const NOTHING: TalkDraft = { text: '', pictures: [] };

/** What is being written, by conversation: it stays while its box goes elsewhere on the page, or another offer is looked at, and goes with the page. */
const drafts = new Map<string, TalkDraft>();

export const isDrafted = (conversation: string): boolean => drafts.has(conversation);

export function useTalkDraft(conversation: string): [TalkDraft, (change: Partial<TalkDraft> | null) => void] {
  const [draft, setDraft] = useState(() => drafts.get(conversation) ?? NOTHING);
  /** @param change null: it was sent. */
  function write(change: Partial<TalkDraft> | null): void {
    const next = change === null ? NOTHING : { ...(drafts.get(conversation) ?? NOTHING), ...change };
    if (change === null) drafts.delete(conversation);
    else drafts.set(conversation, next);
    setDraft(next);
  }
  return [draft, write];
}
