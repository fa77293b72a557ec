import type { FastifyReply } from 'fastify';
import type { AddFileQuery, Attachment, ConversationSide } from '#features/conversations/contract/conversation.ts';
import { CONVERSATION_ERRORS } from '#features/conversations/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { Platform } from '#server/platform.ts';
import { type FileRow, findFile, findMessage } from './conversation.store.ts';
import { encodeFile, FILE_KIND, keepFile } from './keep-file.ts';
import type { Subject, SubjectKind } from './subject.ts';

/**
 * @param subjectId undefined if the side may write about every subject of the folder
 * @throws file_kind, message_not_found, too_many_files, file_repeated_differently
 */
export async function addFile<Own extends Subject>(
  { db, config }: Platform,
  kind: SubjectKind<Own>,
  { folderId, side, subjectId }: { folderId: string; side: ConversationSide; subjectId?: string },
  { uuid, name, message }: AddFileQuery,
  body: unknown,
): Promise<Attachment> {
  if (!Buffer.isBuffer(body)) throw problem(CONVERSATION_ERRORS, 'file_kind');
  const bytes = await encodeFile(body);
  const id = uuid.toLowerCase();
  const messageId = message ?? null;
  return inTransaction(db, async (trx) => {
    await kind.lockFolder(trx, config.REGION, folderId);
    if (messageId !== null) {
      const said = await findMessage(trx, config.REGION, messageId);
      const subject = said?.side === side ? await kind.find(trx, config.REGION, said.offer_id) : undefined;
      const isOwn = subject?.folderId === folderId && (subjectId === undefined || subject.id === subjectId);
      if (!isOwn) throw problem(CONVERSATION_ERRORS, 'message_not_found');
    }
    const kept = await keepFile(trx, config.REGION, { id, folderId, messageId, name, bytes });
    return { id, name: kept };
  });
}

/** @throws file_not_found if the picture does not exist or the reader may not see the picture */
export async function sendFile(
  { db, config }: Platform,
  reply: FastifyReply,
  id: string,
  isTheirs: (file: FileRow) => boolean,
): Promise<FastifyReply> {
  const file = isUuid(id) ? await findFile(db, config.REGION, id) : undefined;
  if (!file || !isTheirs(file)) throw problem(CONVERSATION_ERRORS, 'file_not_found');
  keepConfidential(reply);
  return reply
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(file.name).replaceAll("'", '%27')}`,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .type(FILE_KIND)
    .send(file.bytes);
}

/** A file without a message is visible in every conversation of its folder. */
export function isOfSubject(file: FileRow, { id, folderId }: Subject): boolean {
  return file.folderId === folderId && (file.messageId === null || file.subjectId === id);
}
