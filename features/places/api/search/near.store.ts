import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface NamedPoint {
  name: string;
  lon: number;
  lat: number;
}

/** Returns the median position of the district's places, which lies in its town. */
export async function pointOfDistrict(db: Database, region: string, district: string): Promise<NamedPoint | null> {
  const { rows } = await sql<{ lon: number | null; lat: number | null }>`
    select percentile_cont(0.5) within group (order by lon) as lon, percentile_cont(0.5) within group (order by lat) as lat
    from (select lon, lat from company where region_id = ${region} and status = 'published' and district = ${district}
      order by interest desc, id limit 500) as known`.execute(db);
  const { lon, lat } = rows[0]!;
  return lon === null || lat === null ? null : { name: district, lon, lat };
}

/** @param plain the name in lower case without accents */
export async function pointOfPlace(
  db: Database,
  region: string,
  name: RawBuilder<unknown>,
  plain: string,
): Promise<NamedPoint | null> {
  const { rows } = await sql<NamedPoint>`
    select name, lon, lat
    from (select name, name_plain, interest, id, lon, lat from company
      where region_id = ${region} and status = 'published' and search_document @@ ${name} order by interest desc, id limit 100) as known
    order by name_plain = ${plain} desc, starts_with(name_plain, ${plain}) desc, interest desc, id limit 1`.execute(db);
  return rows[0] ?? null;
}
