import type { Transaction } from 'kysely';
import { lockBookings, moveBooking } from '#features/bookings/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { saveOffer } from '../offer.store.ts';
import type { OfferRow } from '../quotation.store.ts';

/**
 * Releases the seats that the offer holds before an acceptance. The departures stay locked until the transaction ends.
 * The caller has locked the offer.
 */
export async function letOptionGo(trx: Transaction<Tables>, offer: OfferRow): Promise<void> {
  if (!offer.option_bookings || offer.option_bookings.length === 0) return;
  for (const booking of await lockBookings(trx, offer.region_id, offer.option_bookings)) {
    if (booking.state === 'ON_HOLD') await moveBooking(trx, booking, { action: 'release', actor: 'system' });
  }
  await saveOffer(trx, offer, { option_bookings: null, option_until: null });
}
