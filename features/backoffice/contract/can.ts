import { Type } from 'typebox';
import { orNull } from '#features/schema.ts';

/** Whether the person may take an action, and the reason if not: `Can` of `features/accounts/contract/rights.ts` as JSON. */
export const Can = Type.Object({
  allowed: Type.Boolean(),
  reason: orNull(Type.String()),
});
