import { type Static, Type } from 'typebox';

/** Where the group of an accepted line meets, which is not where the offer says: a departure of the operator's own has its plan's point. */
export const LineMeeting = Type.Object({
  lineId: Type.String({ format: 'uuid' }),
  /** Local to the operator. */
  date: Type.String({ format: 'date' }),
  /** Null: it has no hour of its own. */
  time: Type.Union([Type.String(), Type.Null()]),
  name: Type.String(),
});
export type LineMeeting = Static<typeof LineMeeting>;
