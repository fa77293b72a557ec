import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/** The meeting point of an accepted line when it differs from the offer's: the operator's own departures have the point of their plan. */
export const LineMeeting = Type.Object({
  lineId: Id,
  /** Local day of the operator. */
  date: Day,
  /** Null without an hour of its own. */
  time: orNull(Type.String()),
  name: Type.String(),
});
export type LineMeeting = Static<typeof LineMeeting>;
