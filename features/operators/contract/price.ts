import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/**
 * One price of an option: of one unit, or of the whole group when `unit` is null. The most specific price that matches the departure's day applies.
 */
export const Price = Type.Object({
  unit: orNull(Id),
  /** Season, local days, both included; null for an open end. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 Monday … 7 Sunday; null for every day. */
  weekdays: orNull(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 })),
  /** Minor units, taxes included. */
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000_00 }),
});
export type Price = Static<typeof Price>;

/**
 * The price of one unit (null for the group) on a local day, in minor units with taxes; null when it is not sold that day. Order of precedence: a
 * price for weekdays within a season, then a season (the shorter one), then weekdays, then always.
 */
export function priceOn(prices: readonly Price[], unit: string | null, day: string): number | null {
  const weekday = ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  const fits = prices.filter(
    (price) =>
      price.unit === unit &&
      (!price.from || price.from <= day) &&
      (!price.to || day <= price.to) &&
      (!price.weekdays || price.weekdays.includes(weekday)),
  );
  fits.sort((one, other) => width(one) - width(other));
  return fits[0]?.amount ?? null;
}

/** Number of days that a price covers, as a measure of how specific it is. */
function width({ from, to, weekdays }: Price): number {
  const FOREVER = 100_000;
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : from || to ? FOREVER / 2 : FOREVER;
  return weekdays ? days - 0.5 * (8 - weekdays.length) : days;
}
