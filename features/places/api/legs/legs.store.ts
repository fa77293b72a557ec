import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import { isUuid } from '#server/database/uuid.ts';

type Db = Kysely<Tables>;

export interface PlacePoint {
  id: string;
  lon: number;
  lat: number;
  keys: string[];
}

/** Leaves out lodging, because the planner rarely needs the ways to most lodgings. */
export async function mostInteresting(db: Db, region: string, limit: number): Promise<PlacePoint[]> {
  const { rows } = await sql<PlacePoint>`
    select id, lon, lat, array(
      select source_key from company_source where region_id = ${region} and company_id = company.id order by source, source_key
    ) as keys
    from company where region_id = ${region} and status = 'published' and category <> 'lodging' order by interest desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function placePoints(db: Db, region: string, ids: readonly string[]): Promise<PlacePoint[]> {
  const asked = ids.filter((id) => isUuid(id));
  const { rows } = await sql<PlacePoint>`
    select id, lon, lat, array(
      select source_key from company_source where region_id = ${region} and company_id = company.id order by source, source_key
    ) as keys
    from company where region_id = ${region} and id = any(${asked}::uuid[])`.execute(db);
  return rows;
}

export async function keptLegs(
  db: Db,
  region: string,
  hash: string,
): Promise<{ places: string[]; legs: Uint8Array } | undefined> {
  return db
    .selectFrom('leg_table')
    .select(['places', 'legs'])
    .where('region_id', '=', region)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

export async function keepLegs(
  db: Db,
  region: string,
  hash: string,
  places: string[],
  legs: Uint8Array,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('leg_table').where('region_id', '=', region).where('hash', '<>', hash).execute();
    await trx
      .insertInto('leg_table')
      .values({ region_id: region, hash, places, legs: Buffer.from(legs) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
