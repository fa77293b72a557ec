import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/** Meeting point of an accepted line whose departure starts at a different point than the offer. */
export const LineMeeting = Type.Object({
  lineId: Id,
  /** Local day in the operator's time zone. */
  date: Day,
  time: orNull(Type.String()),
  name: Type.String(),
});
export type LineMeeting = Static<typeof LineMeeting>;
