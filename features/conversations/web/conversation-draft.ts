import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';

interface ConversationDraft {
  text: string;
  pictures: readonly File[];
}

const NOTHING: ConversationDraft = { text: '', pictures: [] };

const keyOf = (conversation: string) => `talk/${conversation}`;

const drafts = new Map<string, ConversationDraft>();

/** `true` if the visitor has typed a message since this page was loaded. */
export const isDraftedHere = (conversation: string): boolean => drafts.has(conversation);

export function useConversationDraft(
  conversation: string,
): [ConversationDraft, (change: Partial<ConversationDraft> | null) => void] {
  const [draft, setDraft] = useState(
    () => drafts.get(conversation) ?? { ...NOTHING, text: readDraft<string>(keyOf(conversation)) ?? '' },
  );
  function write(change: Partial<ConversationDraft> | null): void {
    const next = change === null ? NOTHING : { ...(drafts.get(conversation) ?? draft), ...change };
    if (next.text === '') dropDraft(keyOf(conversation));
    else writeDraft(keyOf(conversation), next.text);
    if (change === null) drafts.delete(conversation);
    else drafts.set(conversation, next);
    setDraft(next);
  }
  return [draft, write];
}
