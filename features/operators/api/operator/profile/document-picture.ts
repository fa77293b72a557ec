import type { FastifyReply } from 'fastify';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findPicture } from './document.store.ts';

/**
 * Sends a WebP picture.
 * @throws `document_not_found`
 */
export async function sendDocumentPicture(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { operatorId, documentId }: { operatorId: string; documentId: string },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const picture = await findPicture(db, config.REGION, operatorId, documentId);
  if (!picture) throw problem(OPERATOR_ERRORS, 'document_not_found');
  return reply
    .headers({ 'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': 'inline' })
    .type('image/webp')
    .send(picture);
}
