import type { KeptTrip, TripCredit } from '#features/trips/contract/kept-trip.ts';
import type { Platform } from '#server/platform.ts';
import { readCredits } from './public-trips.store.ts';

interface Credited {
  document: { copiedFrom?: string };
}

/** Adds the published trip from which each trip was copied, if it is still public. */
export async function withCredits<Trip extends KeptTrip>(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  trips: readonly Trip[],
): Promise<(Trip & { basedOn?: TripCredit })[]> {
  const sources = trips.flatMap(({ document }: Credited) => document.copiedFrom ?? []);
  const credits = await readCredits(db, config.REGION, sources);
  return trips.map((trip) => {
    const basedOn = trip.document.copiedFrom === undefined ? undefined : credits.get(trip.document.copiedFrom);
    return { ...trip, ...(basedOn && { basedOn }) };
  });
}

export async function withCredit<Trip extends KeptTrip>(
  platform: Pick<Platform, 'db' | 'config'>,
  trip: Trip,
): Promise<Trip & { basedOn?: TripCredit }> {
  return (await withCredits(platform, [trip]))[0]!;
}
