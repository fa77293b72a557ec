import type { FastifyRequest } from 'fastify';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type FoundOwner, findOwner, type ReviewedOwner, type ReviewedOwners, type VisitSite } from '../owners.ts';

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
  const { visited, page } = owners[found.kind];
  if (!visited) throw problem(REVIEW_ERRORS, 'review_by_booking');
  return { ...found, visited, page };
}

/** @throws presence_nowhere if a visit to the owner cannot be proved */
export function siteOfVisit(
  platform: Platform,
  { id, visited }: Pick<VisitedOwner, 'id' | 'visited'>,
  now: Date,
): Promise<VisitSite> {
  if (!visited.siteOf) throw problem(REVIEW_ERRORS, 'presence_nowhere');
  return visited.siteOf(platform, id, now);
}
