import type { FastifyRequest } from 'fastify';
import { personOf } from '#features/accounts/api/public.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import type { Platform } from '#server/platform.ts';
import { type FoundOwner, findOwner, type Owners } from '../owners.ts';
import { isMember } from './is-member.ts';

/**
 * The owner that the caller's team runs.
 * @returns null if the caller is in no team of the owner
 * @throws the owner's problem if the owner does not exist
 */
export async function findReceivedOwner(
  platform: Platform,
  owners: Owners,
  { kind, owner: id }: { kind: OwnerRef['kind']; owner: string },
  request: FastifyRequest,
): Promise<(FoundOwner & { accountId: string }) | null> {
  const { accountId } = personOf(request);
  const owner = await findOwner(platform, owners, { kind, id }, request);
  return (await isMember(platform, owners[owner.kind], owner, accountId)) ? { ...owner, accountId } : null;
}
