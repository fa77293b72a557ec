import { type Static, Type } from 'typebox';
import { Id } from '#features/schema.ts';

/** A line of an accepted offer that was cancelled, for all or for some of its people. */
export const CancelledLine = Type.Object({
  lineId: Id,
  isWhole: Type.Boolean(),
  /** The part of its price that was refunded or is being refunded, in minor units. */
  returned: Type.Integer(),
});
export type CancelledLine = Static<typeof CancelledLine>;
