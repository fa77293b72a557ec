import { CONVERSATION_LIMITS } from '#features/conversations/contract/conversation.ts';
import { CONVERSATION_ERRORS } from '#features/conversations/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { Problem, problem } from '#server/errors.ts';
import { writeImage } from '#server/storage/write-image.ts';
import { countFiles, findFile, insertFile } from './conversation.store.ts';

const PICTURE = { maxBytes: CONVERSATION_LIMITS.bytes, maxPixels: 50_000_000, side: 2400 };
export const FILE_KIND = 'image/webp';

/**
 * Encodes the picture again, which removes hidden data such as the location.
 * @throws file_kind for other files such as PDFs, or an error of `writeImage`
 */
export async function encodeFile(sent: Buffer): Promise<Buffer> {
  return writeImage(sent, PICTURE).catch((error: Error) => {
    if (error instanceof Problem && error.code === 'image_kind') throw problem(CONVERSATION_ERRORS, 'file_kind');
    throw error;
  });
}

export interface NewFile {
  id: string;
  folderId: string;
  messageId: string | null;
  name: string;
  bytes: Buffer;
}

/**
 * The caller has locked the folder. If the upload is repeated, the file is stored once.
 * @returns the stored name
 * @throws too_many_files, file_repeated_differently
 */
export async function keepFile(trx: Database, region: string, file: NewFile): Promise<string> {
  const { id, folderId, messageId, name, bytes } = file;
  const before = await findFile(trx, region, id);
  if (before) {
    if (before.folderId === folderId && before.messageId === messageId) return before.name;
    throw problem(CONVERSATION_ERRORS, 'file_repeated_differently');
  }
  const { all, together } = await countFiles(trx, region, folderId, messageId);
  if (all >= CONVERSATION_LIMITS.files || together >= CONVERSATION_LIMITS.filesTogether)
    throw problem(CONVERSATION_ERRORS, 'too_many_files');
  const kept = pictureName(name);
  await insertFile(trx, {
    ...{ region_id: region, id, quotation_id: folderId, message_id: messageId },
    ...{ name: kept, kind: FILE_KIND, bytes },
  });
  return kept;
}

function pictureName(name: string): string {
  const stem = name
    .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]/gu, ' ')
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
  return `${stem || 'imagen'}.webp`;
}
