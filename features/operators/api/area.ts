import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Area } from '#server/platform.ts';

/** Tour operators: who sells, what, when and for how much. */
export const operators: Area = {
  name: 'operators',
  errors: OPERATOR_ERRORS,
  routes() {},
};
