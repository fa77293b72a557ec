import type { FastifyRequest } from 'fastify';
import { personOf } from '#features/accounts/api/public.ts';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type DataCopyRow, findCopy } from './data-copy.store.ts';

/** @throws `copy_not_found` if the copy does not exist or belongs to another person. */
export async function findOwnCopy(
  { db, config }: Platform,
  { actor, params }: Pick<FastifyRequest, 'actor'> & { params: { id: string } },
): Promise<DataCopyRow> {
  const copy = await findCopy(db, config.REGION, params.id, personOf({ actor }).accountId);
  if (!copy) throw problem(PRIVACY_ERRORS, 'copy_not_found');
  return copy;
}
