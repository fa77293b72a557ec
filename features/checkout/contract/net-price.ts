import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';

/**
 * Returns the amount that a reseller owes for a booking, in minor units. If no item has a price, the share of the total
 * is owed.
 * @param netBps the reseller's share of the traveller's price, in hundredths of a percent
 */
export function netPrice(items: readonly Pick<BookingItem, 'price'>[], total: number, netBps: number): number {
  const byItem = items.reduce((sum, { price }) => sum + shareOf(price, netBps), 0);
  return items.some(({ price }) => price > 0) ? byItem : shareOf(total, netBps);
}
