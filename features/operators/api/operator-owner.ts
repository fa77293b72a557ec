import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Owner } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { findOperatorId, findOperatorOfPlace } from './window/operator.store.ts';

/** Lets questions and reviews belong to an operator. */
export const operatorOwner: Owner = {
  kind: 'operator',
  async find({ db, config }, asked) {
    const id = await findOperatorId(db, config.REGION, asked);
    if (!id) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    return id;
  },
};

/** The operator whose public profile is the place. Reviews of the place belong to this operator. Undefined for other places. */
export async function operatorInsteadOfPlace(db: Database, region: string, placeId: string) {
  const id = await findOperatorOfPlace(db, region, placeId);
  return id === undefined ? undefined : { kind: operatorOwner.kind, id };
}
