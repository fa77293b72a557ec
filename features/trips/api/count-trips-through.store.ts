import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function countTripsThrough(
  db: Database,
  region: string,
  places: readonly string[],
  dates: { from: string; to: string | null },
): Promise<number> {
  if (places.length === 0) return 0;
  const visits = places.map((place) => JSON.stringify([{ stops: [{ place }] }]));
  const { rows } = await sql<{ trips: number }>`
    select count(*)::int as trips from trip
    where region_id = ${region} and binned_at is null and document -> 'days' @> any(${visits}::jsonb[])
      and exists (
        select from jsonb_array_elements(document -> 'days') as day, jsonb_array_elements(day -> 'stops') as stop
        where day ->> 'date' >= ${dates.from} and (${dates.to}::text is null or day ->> 'date' <= ${dates.to})
          and stop ->> 'place' = any(${places}::text[]))`.execute(db);
  return rows[0]!.trips;
}
