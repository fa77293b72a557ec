import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

const names = (place: string) => sql<boolean>`(${place}::uuid = any(places))`;

/** An itinerary that names both places stays as it is. Earlier versions follow, because an editor can restore them. */
export const itinerariesOfPlace: RowsOfPlace = {
  name: 'itineraries',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(*) filter (where not ${names(to)})::int as moves, count(*) filter (where ${names(to)})::int as stays
      from itinerary where region_id = ${region} and ${names(from)}`.execute(db);
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update itinerary set days = replace(days::text, ${from}, ${to})::jsonb, version = version + 1,
        places = array_replace(places, ${from}::uuid, ${to}::uuid), updated_at = now()
      where region_id = ${region} and ${names(from)} and not ${names(to)} ${chosen} returning id`.execute(trx);
    const ids = rows.map(({ id }) => id);
    await sql`
      update itinerary_version set document = replace(document::text, ${from}, ${to})::jsonb
      where region_id = ${region} and itinerary_id = any(${ids}::uuid[]) and position(${from} in document::text) > 0`.execute(
      trx,
    );
    return ids;
  },
};
