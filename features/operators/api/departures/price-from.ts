import { pricedOn } from '#features/operators/contract/price-of.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import type { Database } from '#server/database/connect.ts';
import { type PricedOption, pricedOptions, setPricesFrom } from './departure.store.ts';

/**
 * Must be called after every change of prices or departures.
 * @param planIds null for all plans of the region
 * @returns errors, keyed by plan id
 * @throws the error of a plan that was requested by id
 */
export async function refreshPricesFrom(
  db: Database,
  region: string,
  planIds: readonly string[] | null,
  now = new Date(),
): Promise<Map<string, unknown>> {
  const lowest = new Map<string, number | null>();
  const failed = new Map<string, unknown>();
  for (const option of await pricedOptions(db, region, planIds, now)) {
    try {
      const known = lowest.get(option.plan_id) ?? null;
      lowest.set(option.plan_id, lower(known, minorUnits(lowestOf(option))));
    } catch (error) {
      if (planIds) throw error;
      failed.set(option.plan_id, error);
    }
  }
  const prices = [...lowest].filter(([plan]) => !failed.has(plan)).map(([plan, price]) => ({ plan, price }));
  await setPricesFrom(db, region, planIds, prices, [...failed.keys()]);
  return failed;
}

function minorUnits(price: number | null): number | null {
  if (price !== null && !(Number.isSafeInteger(price) && price >= 0))
    throw new Error(`A price is no whole number of minor units: ${price}.`);
  return price;
}

/**
 * Returns the lowest price of the main unit (usually adults), or of the whole group if the option has one price per
 * group.
 */
export function lowestOf({ pricing_per, private: alone, units, prices, days }: PricedOption): number | null {
  const unit = pricing_per === 'BOOKING' || alone ? null : (mainUnit(units)?.id ?? null);
  return days.reduce<number | null>((low, day) => lower(low, pricedOn(day.prices, prices, unit, day.date)), null);
}

export function mainUnit(units: readonly Unit[]): Unit | undefined {
  return units.find(({ type }) => type === 'ADULT') ?? units.find(({ places }) => places > 0) ?? units[0];
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
