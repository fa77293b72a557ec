import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Spot {
  id: string;
  lon: number;
  lat: number;
}

/** The corners of the box are degrees. */
export async function placesInBox(
  db: Database,
  region: string,
  [west, south, east, north]: readonly [number, number, number, number],
  limit: number,
): Promise<Spot[]> {
  const { rows } = await sql<Spot>`
    select id, lon, lat from company
    where region_id = ${region} and status = 'published' and position <@ box(map_point(${west}, ${south}), map_point(${east}, ${north}))
    limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
