import { type Static, Type } from 'typebox';
import { Clock, Day, Id, orNull } from '#features/schema.ts';

/** "HH:MM" of a local day; `to` is after `from`. */
export const OpeningHours = Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 4 });
export type OpeningHours = Static<typeof OpeningHours>;

/** The days and hours of an option's departures (`departure_rule.rule`). The rows of `departure` are made from it up to a horizon. */
export const DepartureRule = Type.Object({
  /** Season, local days, both included; null for an open end. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 Monday … 7 Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Start times of a START_TIME plan; empty for OPENING_HOURS. */
  times: Type.Array(Clock, { maxItems: 24, uniqueItems: true }),
  /** For an OPENING_HOURS plan: one departure a day, open for these hours. Null for START_TIME. */
  openingHours: orNull(OpeningHours),
  /** Local days without departures. */
  exceptions: Type.Array(Day, { maxItems: 200, uniqueItems: true }),
  /** No departures on days on which a place of the program is closed by its published hours. */
  onlyOpen: Type.Boolean(),
  /** Places of each departure; null for the option's capacity. */
  capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
  /** Ids of resources that each departure needs. */
  resources: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
});
export type DepartureRule = Static<typeof DepartureRule>;
