import type { Transaction } from 'kysely';
import {
  CONVERSATION_LIMITS,
  type ConversationSide,
  isConversationOpen,
} from '#features/quotations/contract/conversation.ts';
import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { lockOffers } from '../offer.store.ts';
import { lockQuotation, type OfferRow } from '../quotation.store.ts';
import { countMessages, findMessage, insertMessage, type MessageRow } from './conversation.store.ts';

/**
 * Milliseconds between a message and its email. Pictures that follow within this time are included, and a reader who opens the message within it gets
 * no email.
 */
const EMAIL_AFTER = 20_000;

export interface NewMessage {
  offer: OfferRow;
  /** Id of the message. */
  id: string;
  side: ConversationSide;
  authorId: string | null;
  text: string;
  via: 'page' | 'mail' | 'link';
  /** Hash of the email that the message came from; it identifies repeated deliveries. */
  mailHash?: Buffer;
}

/**
 * Stores a message of one side and schedules an email to the other. An operator that writes counts as having viewed the request.
 * @returns the message, and whether it is new; undefined for an email that was stored before.
 * @throws talk_over, talk_full, or message_repeated_differently for other words under the same id.
 */
export async function addMessage(
  trx: Transaction<Tables>,
  { config, jobs }: Platform,
  { offer: known, id, side, authorId, text, via, mailHash }: NewMessage,
): Promise<{ message: MessageRow; isNew: boolean } | undefined> {
  const region = config.REGION;
  await lockQuotation(trx, region, known.quotation_id);
  const offer = (await lockOffers(trx, region, known.quotation_id)).find((one) => one.id === known.id)!;
  const before = await findMessage(trx, region, id);
  if (before) {
    const isSame = before.offer_id === offer.id && before.side === side && before.body === text;
    if (!isSame) throw problem(QUOTATION_ERRORS, 'message_repeated_differently');
    return { message: before, isNew: false };
  }
  if (!isConversationOpen(offer.state)) throw problem(QUOTATION_ERRORS, 'talk_over');
  const { all } = await countMessages(trx, region, offer.id, side);
  if (all >= CONVERSATION_LIMITS.messages) throw problem(QUOTATION_ERRORS, 'talk_full');
  const message = await insertMessage(trx, {
    ...{ region_id: region, id, offer_id: offer.id, side, author_id: authorId, body: text, via },
    mail_hash: mailHash ?? null,
    read_at: null,
  });
  if (!message) return undefined;
  if (side === 'operator' && offer.state === 'requested')
    await moveOneOffer(trx, offer, { action: 'view', actor: 'operator', actorId: authorId }, { viewed_at: message.at });
  const runAt = new Date(message.at.getTime() + EMAIL_AFTER);
  await jobs.add(trx, 'quotations/tell-message', { messageId: id }, { runAt });
  return { message, isNew: true };
}
