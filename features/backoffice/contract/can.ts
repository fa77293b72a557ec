import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** JSON form of `Can` in `features/accounts/contract/rights.ts`. */
export const Can = Type.Object({
  allowed: Type.Boolean(),
  reason: orNull(Type.String()),
});
