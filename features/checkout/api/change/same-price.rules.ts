import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { unitsOf } from '#features/bookings/contract/change-items.ts';
import { type PricedDay, partyRefusals, pricedOn } from '#features/operators/contract/price-of.ts';
import { isForOneGroup, type Sellable } from '#features/operators/contract/sellable.ts';

type Offered = Pick<Sellable['option'], 'units' | 'prices' | 'minUnits' | 'maxUnits' | 'private'>;

interface OtherOption {
  from: Offered;
  to: Offered;
  plan: Pick<Sellable['plan'], 'pricingPer'>;
  /** The departure of the option `to`. */
  departure: PricedDay['departure'];
}

/**
 * Two options of a plan cost the same for a party if each of its people costs the same on that day.
 * @returns the unit ids of the option `to` by the unit ids of the booking, or null if the price or the people differ
 */
export function unitsAtSamePrice(
  items: readonly BookingItem[],
  { from, to, plan, departure }: OtherOption,
): Map<string, string> | null {
  const group = isForOneGroup({ option: from, plan });
  if (group !== isForOneGroup({ option: to, plan })) return null;
  const costsSame = (one: string | null, other: string | null) => {
    const price = pricedOn(null, from.prices, one, departure.localDate);
    return price !== null && price === pricedOn(departure.prices, to.prices, other, departure.localDate);
  };
  if (group && !costsSame(null, null)) return null;
  const units = new Map<string, string>();
  const counts = unitsOf(items);
  for (const { unitId } of counts) {
    const unit = from.units.find(({ id }) => id === unitId);
    const alike = to.units.filter(({ type, places }) => type === unit?.type && places === unit.places);
    const other = alike.find(({ name }) => name === unit?.name) ?? (alike.length === 1 ? alike[0] : undefined);
    if (!other || (!group && !costsSame(unitId, other.id))) return null;
    units.set(unitId, other.id);
  }
  const moved = counts.map(({ unitId, quantity }) => ({ unitId: units.get(unitId)!, quantity }));
  return partyRefusals(to, moved).length > 0 ? null : units;
}
