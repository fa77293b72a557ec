import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { Instalment } from '#features/checkout/contract/order.ts';
import { type PriceAnswer, priceOf } from '#features/operators/contract/price-of.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import type { UnitCount } from '#features/operators/contract/unit.ts';
import { apportion } from '#features/payments/contract/ledger.ts';

export function priceByHand(sellable: Sellable, units: readonly UnitCount[], now: Date): PriceAnswer {
  const { departure } = sellable;
  const state = departure.state === 'closed' ? 'scheduled' : departure.state;
  return priceOf({ ...sellable, departure: { ...departure, state, cutoffAt: departure.startsAt } }, units, now);
}

/**
 * Splits the agreed price in proportion to the usual prices, so that the item prices add up to `agreed`. All amounts
 * are in minor units.
 */
export function itemsFor(items: readonly BookingItem[], usual: number, agreed: number): BookingItem[] {
  const sum = items.reduce((total, { price }) => total + price, 0);
  if (agreed === usual || sum === 0) return [...items];
  const prices = apportion(
    agreed,
    items.map(({ price }) => price),
  );
  return items.map((item, index) => ({ ...item, price: prices[index]! }));
}

/**
 * The first instalment is the money that the operator has received. The rest is due at the start. All amounts are in
 * minor units.
 */
export function scheduleByHand(
  bookingId: string,
  { total, paid }: { total: number; paid: number },
  { now, startsAt }: { now: Date; startsAt: Date },
): Instalment[] {
  const part = (number: number, dueAt: Date, amount: number) => ({
    number,
    dueAt: dueAt.toISOString(),
    amount,
    parts: [{ bookingId, amount }],
  });
  return [part(1, now, paid), ...(paid < total ? [part(2, startsAt, total - paid)] : [])];
}
