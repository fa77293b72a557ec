import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Owner } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { findOperatorId, findOperatorOfPlace } from './window/operator.store.ts';

export const operatorOwner: Owner = {
  kind: 'operator',
  async find({ db, config }, asked) {
    const id = await findOperatorId(db, config.REGION, asked);
    if (!id) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    return id;
  },
};

/**
 * Reviews on an operator's public profile are reviews of the operator.
 * @returns undefined if the place is not the profile of an operator
 */
export async function operatorInsteadOfPlace(db: Database, region: string, placeId: string) {
  const id = await findOperatorOfPlace(db, region, placeId);
  return id === undefined ? undefined : { kind: operatorOwner.kind, id };
}
