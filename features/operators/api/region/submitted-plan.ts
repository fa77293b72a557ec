import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { SubmittedPlan } from '#features/operators/contract/managed-plan.ts';
import { placeNames } from '#features/places/api/public.ts';
import { problem } from '#server/errors.ts';
import { findPlanRow, readApprovedOffer, readContent } from '../operator/plans/plan.store.ts';
import { factsOf, managedPlanDetail } from '../operator/plans/plan.view.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';
import { placesOn, zoneName } from '../window/plan.view.ts';

/** @throws `plan_not_found` */
export async function readSubmittedPlan(platform: OperatorsPlatform, planId: string): Promise<SubmittedPlan> {
  const { db, config, bookings } = platform;
  const row = await findPlanRow({ db, region: config.REGION, bookings }, null, planId);
  if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  const [plan, sold, offer] = await Promise.all([
    managedPlanDetail(platform, row, 'region'),
    row.sold_version === null ? null : readContent(db, row, row.sold_version),
    readApprovedOffer(db, row),
  ]);
  const places = await placeNames(db, config.REGION, placesOn(sold ? [plan.content, sold] : [plan.content]));
  return {
    ...plan,
    approved: sold && {
      content: sold,
      facts: sold.facts ?? factsOf(row),
      policyWords: cancellationWords(sold.policy, zoneName(row.zone)),
      offer,
    },
    places: [...places].map(([id, { name }]) => ({ id, name })),
  };
}
