import type { Conversation, ConversationMessage } from '#features/conversations/contract/conversation.ts';
import { CONVERSATION_LIMITS, type ConversationSide } from '#features/conversations/contract/conversation.ts';
import type { Platform } from '#server/platform.ts';
import { listFiles, type MessageWithFiles, markRead, readMessages } from './conversation.store.ts';
import type { Subject } from './subject.ts';

/** Marks the messages of the other side as read. */
export async function openConversation(
  { db, config }: Platform,
  { id, folderId, isOpen }: Subject,
  reader: ConversationSide,
): Promise<Conversation> {
  const region = config.REGION;
  await markRead(db, region, id, reader === 'traveller' ? 'operator' : 'traveller', 'all');
  const [messages, files] = await Promise.all([
    readMessages(db, region, id, CONVERSATION_LIMITS.messages),
    listFiles(db, region, folderId),
  ]);
  return { messages: messages.map(messageView), files, open: isOpen };
}

export function messageView({ id, side, body, via, at, read_at, files }: MessageWithFiles): ConversationMessage {
  return { id, side, text: body, via, at: at.toISOString(), readAt: read_at?.toISOString() ?? null, files };
}
