import type { ConversationMessage, SayBody } from '#features/quotations/contract/conversation.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { addMessage, type NewMessage } from './add-message.ts';
import { readFilesOf } from './conversation.store.ts';
import { messageView } from './conversation.view.ts';

/** Stores a message that was written on a page. A repeated request stores it once. */
export async function writeMessage(
  platform: Platform,
  { uuid, text, ...said }: Pick<NewMessage, 'offer' | 'side' | 'authorId' | 'via'> & SayBody,
): Promise<{ message: ConversationMessage; isNew: boolean }> {
  const { db, config } = platform;
  const written = await inTransaction(db, (trx) =>
    addMessage(trx, platform, { ...said, id: uuid.toLowerCase(), text: text.trim() }),
  );
  const { message, isNew } = written!;
  const files = isNew ? [] : await readFilesOf(db, config.REGION, message.id);
  return { message: messageView({ ...message, files }), isNew };
}
