import { type Static, Type } from 'typebox';

const day = Type.String({ format: 'date' });
const clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** "HH:MM" of a local day; `to` after `from`. */
export const OpeningHours = Type.Array(Type.Object({ from: clock, to: clock }), { minItems: 1, maxItems: 4 });
export type OpeningHours = Static<typeof OpeningHours>;

/** On which days and hours an option can be done (`departure_rule.rule`); the rows of `departure` follow it up to a horizon. */
export const DepartureRule = Type.Object({
  /** Season, local days, both included; null: open. */
  from: Type.Union([day, Type.Null()]),
  to: Type.Union([day, Type.Null()]),
  /** 1 Monday … 7 Sunday. */
  weekdays: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7, uniqueItems: true }),
  /** Starts of a START_TIME plan; empty for OPENING_HOURS. */
  times: Type.Array(clock, { maxItems: 24, uniqueItems: true }),
  /** Of an OPENING_HOURS plan: one departure a day, open for these hours; null for START_TIME. */
  openingHours: Type.Union([OpeningHours, Type.Null()]),
  /** Local days without departures. */
  exceptions: Type.Array(day, { maxItems: 200, uniqueItems: true }),
  /** No departure on days on which a place of the program is closed by its published hours. */
  onlyOpen: Type.Boolean(),
  /** Places of each departure; null: as the option says. */
  capacity: Type.Union([Type.Integer({ minimum: 1, maximum: 5000 }), Type.Null()]),
  /** Resources (ids) that each departure needs. */
  resources: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 6, uniqueItems: true }),
});
export type DepartureRule = Static<typeof DepartureRule>;
