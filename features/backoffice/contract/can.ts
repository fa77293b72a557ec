import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** JSON form of `Can` in `features/accounts/contract/rights.ts`. `reason` is null when the action is allowed. */
export const Can = Type.Object({
  allowed: Type.Boolean(),
  reason: orNull(Type.String()),
});
