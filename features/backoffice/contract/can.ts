import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** Whether the person may, and the reason why not: `can` of `features/accounts/contract/rights.ts` on the wire. */
export const Can = Type.Object({
  allowed: Type.Boolean(),
  reason: orNull(Type.String()),
});
