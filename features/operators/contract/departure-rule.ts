import { type Static, Type } from 'typebox';
import { Clock, Day, Id, orNull } from '#features/schema.ts';

/** "HH:MM" of a local day; `to` after `from`. */
export const OpeningHours = Type.Array(Type.Object({ from: Clock, to: Clock }), { minItems: 1, maxItems: 4 });
export type OpeningHours = Static<typeof OpeningHours>;

/** On which days and hours an option can be done (`departure_rule.rule`); the rows of `departure` follow it up to a horizon. */
export const DepartureRule = Type.Object({
  /** Season, local days, both included; null: open. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 Monday … 7 Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Starts of a START_TIME plan; empty for OPENING_HOURS. */
  times: Type.Array(Clock, { maxItems: 24, uniqueItems: true }),
  /** Of an OPENING_HOURS plan: one departure a day, open for these hours; null for START_TIME. */
  openingHours: orNull(OpeningHours),
  /** Local days without departures. */
  exceptions: Type.Array(Day, { maxItems: 200, uniqueItems: true }),
  /** No departure on days on which a place of the program is closed by its published hours. */
  onlyOpen: Type.Boolean(),
  /** Places of each departure; null: as the option says. */
  capacity: orNull(Type.Integer({ minimum: 1, maximum: 5000 })),
  /** Resources (ids) that each departure needs. */
  resources: Type.Array(Id, { maxItems: 6, uniqueItems: true }),
});
export type DepartureRule = Static<typeof DepartureRule>;
