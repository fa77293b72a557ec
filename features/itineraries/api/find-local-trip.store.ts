import { sql } from 'kysely';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { LocalTrip, TripShape } from '#features/trips/api/public.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { Database } from '#server/database/connect.ts';

/** Metres. */
const SAME_START = 1000;

/**
 * Finds the published itinerary that has the trip's number of days, interests, start and required places. Of several,
 * the itinerary with the shortest ride counts.
 */
export async function findLocalTrip(
  db: Database,
  region: string,
  { days, interests, start, must }: TripShape,
): Promise<LocalTrip | undefined> {
  const { rows } = await sql<{ days: ItineraryDay[] }>`
    select days from itinerary
    where region_id = ${region} and status in ('published', 'featured') and jsonb_array_length(days) = ${days}::int
      and interests <@ ${interests}::text[] and interests @> ${interests}::text[]
      and places @> ${must}::uuid[]
    order by rank, id`.execute(db);
  return rows
    .filter((row) => startsAt(row.days[0]!, start))
    .map((row) => localTripOf(row.days))
    .sort((a, b) => a.ride - b.ride)[0];
}

function startsAt({ start }: ItineraryDay, wanted: TripShape['start']): boolean {
  if ('place' in start) return 'place' in wanted && start.place === wanted.place;
  return !('place' in wanted) && metresBetween(start, wanted) < SAME_START;
}

function localTripOf(days: readonly ItineraryDay[]): LocalTrip {
  const rides = days.flatMap(({ legs }) => legs.filter(({ mode }) => mode === 'drive' || mode === 'train'));
  const places = days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
  return { ride: rides.reduce((sum, { minutes }) => sum + minutes, 0), places: new Set(places) };
}
