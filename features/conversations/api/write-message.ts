import type { ConversationMessage, SayBody } from '#features/conversations/contract/conversation.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Platform } from '#server/platform.ts';
import { addMessage, type NewMessage } from './add-message.ts';
import { readFilesOf } from './conversation.store.ts';
import { messageView } from './conversation.view.ts';
import type { Subject, SubjectKind } from './subject.ts';

export async function writeMessage<Own extends Subject>(
  platform: Platform,
  kind: SubjectKind<Own>,
  { uuid, text, ...said }: Pick<NewMessage<Own>, 'subject' | 'side' | 'authorId' | 'via'> & SayBody,
): Promise<{ message: ConversationMessage; isNew: boolean }> {
  const { db, config } = platform;
  const written = await inTransaction(db, (trx) =>
    addMessage<Own>(trx, platform, kind, { ...said, id: uuid.toLowerCase(), text: text.trim() }),
  );
  const { message, isNew } = written!;
  const files = isNew ? [] : await readFilesOf(db, config.REGION, message.id);
  return { message: messageView({ ...message, files }), isNew };
}
