import type { Conversation, ConversationMessage } from '#features/quotations/contract/conversation.ts';
import {
  CONVERSATION_LIMITS,
  type ConversationSide,
  isConversationOpen,
} from '#features/quotations/contract/conversation.ts';
import type { Platform } from '#server/platform.ts';
import type { OfferRow } from '../quotation.store.ts';
import { listFiles } from '../request/history.store.ts';
import { type MessageWithFiles, markRead, readMessages } from './conversation.store.ts';

/** A conversation as one side opens it. Opening it marks the other side's messages as read. */
export async function openConversation(
  { db, config }: Platform,
  offer: OfferRow,
  reader: ConversationSide,
): Promise<Conversation> {
  const region = config.REGION;
  await markRead(db, region, offer.id, reader === 'traveller' ? 'operator' : 'traveller', 'all');
  const [messages, files] = await Promise.all([
    readMessages(db, region, offer.id, CONVERSATION_LIMITS.messages),
    listFiles(db, region, offer.quotation_id),
  ]);
  return { messages: messages.map(messageView), files, open: isConversationOpen(offer.state) };
}

export function messageView({ id, side, body, via, at, read_at, files }: MessageWithFiles): ConversationMessage {
  return { id, side, text: body, via, at: at.toISOString(), readAt: read_at?.toISOString() ?? null, files };
}
