import { type Static, Type } from 'typebox';
import { Clock, Day, Id, orNull } from '#features/schema.ts';

export const OpeningHours = Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 4 });
export type OpeningHours = Static<typeof OpeningHours>;

export const DepartureRule = Type.Object({
  /** First and last local day of the season, both included. Null for an open end. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 = Monday, 7 = Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Empty for an OPENING_HOURS plan. */
  times: Type.Array(Clock, { maxItems: 24, uniqueItems: true }),
  /** Null for a START_TIME plan. An OPENING_HOURS plan has one departure a day. */
  openingHours: orNull(OpeningHours),
  exceptions: Type.Array(Day, { maxItems: 200, uniqueItems: true }),
  /** `true` leaves out days on which a place of the program is closed. */
  onlyOpen: Type.Boolean(),
  /** Null means the capacity of the option. */
  capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
  resources: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
});
export type DepartureRule = Static<typeof DepartureRule>;
