import type { FastifyRequest } from 'fastify';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type FoundOwner, findOwner, type ReviewedOwner, type ReviewedOwners } from '../owners.ts';

export interface VisitedOwner extends FoundOwner {
  visited: NonNullable<ReviewedOwner['visited']>;
  page: ReviewedOwner['page'];
}

/**
 * @throws the owner's problem if the owner does not exist
 * @throws review_by_booking if accounts cannot review the owner
 */
export async function findVisitedOwner(
  platform: Platform,
  owners: ReviewedOwners,
  about: OwnerRef,
  { actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'>,
): Promise<VisitedOwner> {
  const found = await findOwner(platform, owners, about, { actor, headers });
  const owner: Partial<ReviewedOwner> = owners[found.kind];
  if (!owner.visited || !owner.page) throw problem(REVIEW_ERRORS, 'review_by_booking');
  return { ...found, visited: owner.visited, page: owner.page };
}
