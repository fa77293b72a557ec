import { type Static, Type } from 'typebox';
import { Day, Instant } from '#features/schema.ts';

/** A notice in the words of the team of a place. Days are local, and both are included. */
export const PlaceNotice = Type.Object({
  /** A closure with the same id changes the hours of these days. */
  id: Type.String(),
  place: Type.String(),
  body: Type.String(),
  startsOn: Day,
  endsOn: Day,
  announcedAt: Instant,
});
export type PlaceNotice = Static<typeof PlaceNotice>;
