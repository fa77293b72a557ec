import { readBookingNotes } from '#features/bookings/api/public.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { placeContacts, placeNames } from '#features/places/api/public.ts';
import { SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import type { Platform } from '#server/platform.ts';
import { readOrderIdsOfTrip } from './booked/trip-order.store.ts';
import { readCredits } from './published/public-trips.store.ts';
import { findTrip } from './trip.store.ts';
import { documentFor } from './trip.view.ts';
import { type Asking, authorizeReader, opensShared } from './trip-access.ts';
import type { ExportedTrip } from './trip-export.rules.ts';

/**
 * If the request has only the share token, the export has no notes and no bookings.
 * @throws trip_not_found, trip_binned.
 */
export async function readExportedTrip(
  { db, config, region }: Platform,
  id: string,
  asking: Asking,
): Promise<ExportedTrip> {
  const { trip, access } = authorizeReader(await findTrip(db, config.REGION, id), asking);
  const document = documentFor(trip.document, access);
  const ids = document.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
  const orders = access === 'edit' ? await readOrderIdsOfTrip(db, config.REGION, id) : [];
  const { copiedFrom } = document;
  const [places, contacts, notes, credits, current] = await Promise.all([
    placeNames(db, config.REGION, ids),
    placeContacts(db, config.REGION, ids),
    readBookingNotes(db, config.REGION, orders),
    readCredits(db, config.REGION, copiedFrom === undefined ? [] : [copiedFrom]),
    region.current(),
  ]);
  const { timeZone, holidays } = regionClock(current);
  return {
    ...{ id: trip.id, document, places, contacts, timeZone, holidays },
    bookings: new Map(notes.map((booking) => [booking.reference, booking])),
    credit: credits.get(copiedFrom ?? '') ?? null,
    isShared: trip.visibility !== 'private' && opensShared(trip, asking.headers[SHARE_TOKEN_HEADER]),
    publicUrl: config.PUBLIC_URL,
    updatedAt: trip.updated_at,
  };
}
