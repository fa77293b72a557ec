import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Owner } from '#features/places/api/public.ts';
import { problem } from '#server/errors.ts';
import { findOperatorId } from './window/operator.store.ts';

/** Lets questions and reviews belong to operators and their plans. */
export const operatorOwner: Owner = {
  kind: 'operator',
  name: 'de los operadores',
  parameter: 'operator',
  required: false,
  async find({ db, config }, asked) {
    const id = await findOperatorId(db, config.REGION, asked);
    if (!id) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    return id;
  },
};
