import type { Transaction } from 'kysely';
import { CONVERSATION_LIMITS, type ConversationSide } from '#features/conversations/contract/conversation.ts';
import { CONVERSATION_ERRORS } from '#features/conversations/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { countMessages, findMessage, insertMessage, type MessageRow } from './conversation.store.ts';
import type { Subject, SubjectKind } from './subject.ts';

/** Milliseconds from a message to its email. The email contains pictures that were uploaded during this time. */
const EMAIL_AFTER = 20_000;

export interface NewMessage<Own extends Subject> {
  subject: Own;
  id: string;
  side: ConversationSide;
  authorId: string | null;
  text: string;
  via: 'page' | 'mail' | 'link';
  mailHash?: Buffer;
}

/**
 * Schedules an email to the other side.
 * @returns undefined if the same email was delivered before
 * @throws talk_over, talk_full
 * @throws message_repeated_differently if a message with the same id and a different text is stored
 */
export async function addMessage<Own extends Subject>(
  trx: Transaction<Tables>,
  platform: Platform,
  kind: SubjectKind<Own>,
  { subject: known, id, side, authorId, text, via, mailHash }: NewMessage<Own>,
): Promise<{ message: MessageRow; isNew: boolean } | undefined> {
  const region = platform.config.REGION;
  const subject = await kind.lock(trx, region, known);
  const before = await findMessage(trx, region, id);
  if (before) {
    const isSame = before.offer_id === subject.id && before.side === side && before.body === text;
    if (!isSame) throw problem(CONVERSATION_ERRORS, 'message_repeated_differently');
    return { message: before, isNew: false };
  }
  if (!subject.isOpen) throw problem(CONVERSATION_ERRORS, 'talk_over');
  const { all } = await countMessages(trx, region, subject.id, side);
  if (all >= CONVERSATION_LIMITS.messages) throw problem(CONVERSATION_ERRORS, 'talk_full');
  const message = await insertMessage(trx, {
    ...{ region_id: region, id, offer_id: subject.id, side, author_id: authorId, body: text, via },
    mail_hash: mailHash ?? null,
    read_at: null,
  });
  if (!message) return undefined;
  await kind.written(trx, platform, { subject, message, notifyAt: new Date(message.at.getTime() + EMAIL_AFTER) });
  return { message, isNew: true };
}
