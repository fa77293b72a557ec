import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/** Where the group of an accepted line meets, which is not where the offer says: a departure of the operator's own has its plan's point. */
export const LineMeeting = Type.Object({
  lineId: Id,
  /** Local to the operator. */
  date: Day,
  /** Null: it has no hour of its own. */
  time: orNull(Type.String()),
  name: Type.String(),
});
export type LineMeeting = Static<typeof LineMeeting>;
