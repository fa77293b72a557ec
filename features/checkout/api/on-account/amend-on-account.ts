import type { Transaction } from 'kysely';
import { type BookingRow, exchangePlaces, recordStep, saveBooking } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import { type HoldOnAccount, placesOf, soldAs } from './hold-on-account.ts';
import { owedFor, oweMore } from './owed.ts';

/**
 * The booking gets today's price. The caller must have locked the booking.
 * @throws sold_out, sales_closed or resource_taken
 */
export async function amendOnAccount(
  trx: Transaction<Tables>,
  booking: BookingRow,
  to: Pick<HoldOnAccount, 'sellable' | 'party' | 'items' | 'note' | 'region'>,
): Promise<BookingRow> {
  const { sellable, party, items, note, region } = to;
  const places = placesOf({ sellable, party, testMode: booking.test_mode });
  const [refused] = await exchangePlaces(
    trx,
    booking.region_id,
    { departureId: booking.departure_id, places: booking.places },
    { departureId: sellable.departure.id, places },
  );
  if (refused) throw problem(BOOKING_ERRORS, refused.code);
  await recordStep(trx, booking.region_id, {
    bookingId: booking.id,
    action: 'amend',
    from: booking.state,
    to: booking.state,
    actor: 'reseller',
  });
  const saved = await saveBooking(trx, booking.region_id, booking.id, {
    departure_id: sellable.departure.id,
    places,
    ...soldAs(sellable, party, region),
    items: JSON.stringify(items),
    reseller: JSON.stringify(note),
  });
  if (saved.state !== 'ON_HOLD') {
    const more = owedFor(saved) - owedFor(booking);
    await oweMore(trx, `octo-amend/${saved.id}/${saved.changed_at.toISOString()}`, saved, more);
  }
  return saved;
}
