import { type Static, Type } from 'typebox';
import { Id } from '#features/schema.ts';

/** `isWhole` is false if only some people of the line were cancelled. */
export const CancelledLine = Type.Object({
  lineId: Id,
  isWhole: Type.Boolean(),
  /** Sum that was or is being refunded for the line, in minor units. */
  returned: Type.Integer(),
});
export type CancelledLine = Static<typeof CancelledLine>;
