import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function itinerariesThrough(
  db: Database,
  region: string,
  places: readonly string[],
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from itinerary
    where region_id = ${region} and status in ('published', 'featured') and places && ${places}::uuid[] order by rank, id`.execute(
    db,
  );
  return rows;
}
