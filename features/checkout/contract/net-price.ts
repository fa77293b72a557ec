import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';

/**
 * Minor units that a reseller owes for a booking. Each item's share is rounded. If no item has a price, the result is
 * the share of the total. @param netBps the reseller's share in hundredths of a percent of the traveller's price.
 */
export function netPrice(items: readonly Pick<BookingItem, 'price'>[], total: number, netBps: number): number {
  const byItem = items.reduce((sum, { price }) => sum + shareOf(price, netBps), 0);
  return items.some(({ price }) => price > 0) ? byItem : shareOf(total, netBps);
}
