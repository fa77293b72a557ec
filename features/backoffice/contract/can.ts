import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** Says whether the caller may do something, and why not (`Can` in features/accounts/contract/rights.ts). */
export const Can = Type.Object({
  allowed: Type.Boolean(),
  reason: orNull(Type.String()),
});
