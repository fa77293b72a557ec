import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/** Meeting point of an accepted line, if it differs from the meeting point of the offer. */
export const LineMeeting = Type.Object({
  lineId: Id,
  /** Local day in the operator's time zone. */
  date: Day,
  /** Local time. Null for a line without a time. */
  time: orNull(Type.String()),
  name: Type.String(),
});
export type LineMeeting = Static<typeof LineMeeting>;
