import { LEVELS } from '#features/reviews/contract/levels.ts';
import type { Platform } from '#server/platform.ts';
import { hasProvedReview } from '../has-review.store.ts';
import type { FoundOwner } from '../owners.ts';
import { findPresence } from './presence.store.ts';
import { presenceTermsOf } from './presence-terms.ts';

/** Proofs of presence are deleted after some weeks, but a review keeps its level. */
export async function wasPresent(
  { db, config, region }: Platform,
  { owner, accountId }: { owner: FoundOwner; accountId: string },
): Promise<boolean> {
  const days = presenceTermsOf(await region.current()).presenceDays;
  const proof = await findPresence(db, config.REGION, { owner, accountId, days });
  return proof !== undefined || hasProvedReview(db, config.REGION, { owner, accountId, level: LEVELS.presence });
}
