import type { OwnPublication } from '#features/trips/contract/publication.ts';
import type { Platform } from '#server/platform.ts';
import { placeViews } from '../traveller/place.view.ts';
import type { TripRow } from '../trip.store.ts';
import { countCopies } from './public-trips.store.ts';
import { readOfTrip } from './publication.store.ts';
import { publicationView } from './publication.view.ts';
import { placesIn, publicSnapshot } from './snapshot.rules.ts';

export async function publicationOfTrip(
  platform: Platform,
  trip: TripRow,
  { notes }: { notes: boolean },
): Promise<OwnPublication> {
  const { db, config } = platform;
  const document = publicSnapshot(trip.document, { notes });
  const { latest, live } = await readOfTrip(db, trip);
  return {
    version: trip.version,
    latest: latest ? publicationView(latest) : null,
    live: live ? publicationView(live) : null,
    copies: await countCopies(db, config.REGION, trip.id),
    preview: { document, places: await placeViews(platform, placesIn(document)) },
  };
}
