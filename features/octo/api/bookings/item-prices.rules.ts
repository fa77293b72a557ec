import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { Pricing } from '#features/octo/contract/pricing.ts';
import { apportion, shareOf } from '#features/payments/contract/ledger.ts';

/**
 * Splits the prices and taxes of a booking, in minor units, so that the items add up to the booking. If no item has a
 * price of its own, the price is split evenly. A cancelled item costs nothing while other items remain.
 */
export function pricesOfItems(
  items: readonly Pick<BookingItem, 'price' | 'state'>[],
  booking: Pricing,
  netBps: number,
): Pricing[] {
  const remaining = items.filter(({ state }) => state !== 'cancelled');
  const counted = remaining.length > 0 ? remaining : items;
  const priced = items.some(({ price }) => price > 0);
  const weights = items.map((item) => (counted.includes(item) ? (priced ? item.price : 1) : 0));
  const retail = exactOr(weights, booking.retail, weights);
  const net = exactOr(
    weights.map((weight) => shareOf(weight, netBps)),
    booking.net,
    weights,
  );
  const taxes = booking.includedTaxes.map((tax) => ({
    name: tax.name,
    retail: apportion(tax.retail, retail),
    net: apportion(tax.net, net),
  }));
  return items.map((_, index) => ({
    ...booking,
    original: retail[index]!,
    retail: retail[index]!,
    net: net[index]!,
    includedTaxes: taxes.map((tax) => ({
      name: tax.name,
      original: tax.retail[index]!,
      retail: tax.retail[index]!,
      net: tax.net[index]!,
    })),
  }));
}

function exactOr(parts: readonly number[], amount: number, weights: readonly number[]): readonly number[] {
  return parts.reduce((sum, part) => sum + part, 0) === amount ? parts : apportion(amount, weights);
}
