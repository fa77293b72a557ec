import { placeNames } from '#features/places/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { findTrip } from './trip.store.ts';
import { documentFor } from './trip.view.ts';
import { type Asking, authorizeReader } from './trip-access.ts';
import type { ExportedTrip } from './trip-export.rules.ts';

/**
 * With the share token, the export has no notes.
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
  return {
    id: trip.id,
    document,
    places: await placeNames(db, config.REGION, ids),
    timeZone: (await region.current()).settings.time_zone,
    publicUrl: config.PUBLIC_URL,
    updatedAt: trip.updated_at,
  };
}
