import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { shareOf } from '#features/payments/contract/ledger.ts';

/**
 * Amount that a reseller owes for a booking, in minor units: its share of each item's price, so that items always add up, or of the whole where a group has
 * one price.
 * @param netBps hundredths of a percent of the traveller's price.
 */
export function netPrice(items: readonly Pick<BookingItem, 'price'>[], total: number, netBps: number): number {
  const byItem = items.reduce((sum, { price }) => sum + shareOf(price, netBps), 0);
  return items.some(({ price }) => price > 0) ? byItem : shareOf(total, netBps);
}
