import type { SayBody, TalkMessage } from '#features/quotations/contract/talk.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { type Said, say } from './say.ts';
import { readFilesOf } from './talk.store.ts';
import { messageView } from './talk.view.ts';

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
