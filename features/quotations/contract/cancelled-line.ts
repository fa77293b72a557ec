import { type Static, Type } from 'typebox';
import { Id } from '#features/schema.ts';

/** A line of an accepted offer that was cancelled, all of it or for some of its people. */
export const CancelledLine = Type.Object({
  lineId: Id,
  isWhole: Type.Boolean(),
  /** Of what was paid for it, what went back or is on its way: minor units. */
  returned: Type.Integer(),
});
export type CancelledLine = Static<typeof CancelledLine>;
