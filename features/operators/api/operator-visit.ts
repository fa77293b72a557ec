import { placeVisitSite } from '#features/places/api/public.ts';
import type { VisitSite } from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findProfilePlace } from './window/operator.store.ts';

/**
 * A person visits an operator at the address of its public profile.
 * @throws presence_nowhere if the operator has no public profile
 */
export async function operatorVisitSite(platform: Platform, id: string, now: Date): Promise<VisitSite> {
  const place = await findProfilePlace(platform.db, platform.config.REGION, id);
  if (!place) throw problem(REVIEW_ERRORS, 'presence_nowhere');
  return placeVisitSite(platform, place, now);
}
