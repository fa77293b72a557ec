import { type Static, Type } from 'typebox';
import { Id } from '#features/schema.ts';

/** `isWhole` is false if some people of the line still travel. */
export const CancelledLine = Type.Object({
  lineId: Id,
  isWhole: Type.Boolean(),
  /** Refund for the line in minor units, including a refund that is still on its way. */
  returned: Type.Integer(),
});
export type CancelledLine = Static<typeof CancelledLine>;
