import { type Static, Type } from 'typebox';
import { Day, Id, orNull } from '#features/schema.ts';

/** If `unit` is null, the price is for the whole group. If several prices match, the most specific price applies. */
export const Price = Type.Object({
  unit: orNull(Id),
  /** First and last local day of the season, both included. Null for an open end. */
  from: orNull(Day),
  to: orNull(Day),
  /** 1 = Monday, 7 = Sunday. Null means every day. */
  weekdays: orNull(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 })),
  /** Minor units, taxes included. */
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000_00 }),
});
export type Price = Static<typeof Price>;

/**
 * The price with the shortest season applies, then the price for fewer weekdays. A season with an open end is longer
 * than any season with two ends.
 * @returns null if the unit is not sold on that day
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

/** Returns the lowest price of a unit on any day, or null for a unit without a price. */
export function lowestPrice(prices: readonly Price[], unit: string | null): number | null {
  const amounts = prices.filter((price) => price.unit === unit).map(({ amount }) => amount);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/**
 * Returns the length of the season in days. Weekdays reduce the length by up to four days. A lower result is more
 * specific.
 */
function width({ from, to, weekdays }: Price): number {
  const FOREVER = 100_000;
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : from || to ? FOREVER / 2 : FOREVER;
  return weekdays ? days - 0.5 * (8 - weekdays.length) : days;
}
