import { type Static, Type } from 'typebox';
import { Clock, Day, Id, orNull } from '#features/schema.ts';

/** Opening hours of a local day, "HH:MM". `to` is after `from`. */
export const OpeningHours = Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 4 });
export type OpeningHours = Static<typeof OpeningHours>;

/** The days and hours of an option's departures (`departure_rule.rule`). A job makes the rows of `departure` from the rule, up to a horizon. */
export const DepartureRule = Type.Object({
  /** First and last local day of the season, both included. Null for an open end. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 = Monday, 7 = Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Start times of a START_TIME plan. Empty for OPENING_HOURS. */
  times: Type.Array(Clock, { maxItems: 24, uniqueItems: true }),
  /** Opening hours of an OPENING_HOURS plan, which has one departure a day. Null for START_TIME. */
  openingHours: orNull(OpeningHours),
  /** Local days without departures. */
  exceptions: Type.Array(Day, { maxItems: 200, uniqueItems: true }),
  /** `true` to leave out days on which a place of the program is closed by its published hours. */
  onlyOpen: Type.Boolean(),
  /** Capacity of each departure. Null for the option's capacity. */
  capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
  /** Ids of resources that each departure needs. */
  resources: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
});
export type DepartureRule = Static<typeof DepartureRule>;
