import type { SayBody, TalkMessage } from '#features/quotations/contract/conversation.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { type Said, say } from './add-message.ts';
import { readFilesOf } from './conversation.store.ts';
import { messageView } from './conversation.view.ts';

/** Writes what somebody said on a page; sent again, it is the same message. */
export async function writeMessage(
  platform: Platform,
  { uuid, text, ...said }: Pick<Said, 'offer' | 'side' | 'authorId' | 'via'> & SayBody,
): Promise<{ message: TalkMessage; isNew: boolean }> {
  const { db, config } = platform;
  const written = await inTransaction(db, (trx) =>
    say(trx, platform, { ...said, id: uuid.toLowerCase(), text: text.trim() }),
  );
  const { message, isNew } = written!;
  const files = isNew ? [] : await readFilesOf(db, config.REGION, message.id);
  return { message: messageView({ ...message, files }), isNew };
}
