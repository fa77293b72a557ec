import { useState } from 'react';
import { dropDraft, readDraft, writeDraft } from '#web/drafts/drafts.ts';

interface ConversationDraft {
  text: string;
  pictures: readonly File[];
}

const NOTHING: ConversationDraft = { text: '', pictures: [] };

const keyOf = (conversation: string) => `talk/${conversation}`;

/** Unsent messages, by `key` of `ConversationCalls`. Texts are also stored on the device. Pictures are only in memory. */
const drafts = new Map<string, ConversationDraft>();

export const isDrafted = (conversation: string): boolean =>
  drafts.has(conversation) || readDraft(keyOf(conversation)) !== null;

export function useConversationDraft(
  conversation: string,
): [ConversationDraft, (change: Partial<ConversationDraft> | null) => void] {
  const [draft, setDraft] = useState(
    () => drafts.get(conversation) ?? { ...NOTHING, text: readDraft<string>(keyOf(conversation)) ?? '' },
  );
  /** @param change the changed fields; null after sending. */
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
