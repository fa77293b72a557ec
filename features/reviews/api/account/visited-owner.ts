import type { FastifyRequest } from 'fastify';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { type FoundOwner, findOwner, type ReviewedOwner, type ReviewedOwners } from '../owners.ts';
import { wasPresent } from '../presence/was-present.ts';

type Reviewed = NonNullable<ReviewedOwner['reviewed']>;

/** An owner that the account may review without a booking. */
export interface AccountOwner extends FoundOwner {
  reviewed: Reviewed;
  page: ReviewedOwner['page'];
}

/** An owner where a person can prove a visit. */
export interface VisitedOwner extends AccountOwner {
  reviewed: Reviewed & Required<Pick<Reviewed, 'siteOf'>>;
}

type Asking = Pick<FastifyRequest, 'actor' | 'headers'>;

/**
 * @throws the owner's problem if the owner does not exist
 * @throws review_by_booking if no account can review the owner
 */
async function findReviewedOwner(
  platform: Platform,
  owners: ReviewedOwners,
  about: OwnerRef,
  { actor, headers }: Asking,
): Promise<AccountOwner> {
  const found = await findOwner(platform, owners, about, { actor, headers });
  const { reviewed, page }: Partial<ReviewedOwner> = owners[found.kind];
  if (!reviewed || !page) throw problem(REVIEW_ERRORS, 'review_by_booking');
  return { ...found, reviewed, page };
}

/**
 * @throws the owner's problem if the owner does not exist
 * @throws review_by_booking if the account cannot review the owner
 */
export async function findAccountOwner(
  platform: Platform,
  owners: ReviewedOwners,
  about: OwnerRef,
  asking: Asking,
): Promise<AccountOwner> {
  const owner = await findReviewedOwner(platform, owners, about, asking);
  const { hasAnswered } = owner.reviewed;
  if (hasAnswered) {
    const accountId = accountIdOf(asking.actor);
    const isKnown =
      accountId !== null &&
      ((await hasAnswered(platform.db, platform.config.REGION, { id: owner.id, accountId })) ||
        (await wasPresent(platform, { owner, accountId })));
    if (!isKnown) throw problem(REVIEW_ERRORS, 'review_by_booking');
  }
  return owner;
}

/**
 * @throws the owner's problem if the owner does not exist
 * @throws review_by_booking if no account can review the owner
 * @throws presence_nowhere if no visit to the owner can be proved, such as at a trip
 */
export async function findVisitedOwner(
  platform: Platform,
  owners: ReviewedOwners,
  about: OwnerRef,
  asking: Asking,
): Promise<VisitedOwner> {
  const { reviewed, ...owner } = await findReviewedOwner(platform, owners, about, asking);
  const { siteOf } = reviewed;
  if (!siteOf) throw problem(REVIEW_ERRORS, 'presence_nowhere');
  return { ...owner, reviewed: { ...reviewed, siteOf } };
}
