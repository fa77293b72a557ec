import { sql } from 'kysely';
import type { RegionSource } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * The region's sources and those of the files that staff imported.
 * @param named the sources of the region's settings
 */
export async function placeSources(
  db: Database,
  region: string,
  named: readonly RegionSource[],
): Promise<RegionSource[]> {
  const rows = await db
    .selectFrom('added_source')
    .select('source')
    .where('region_id', '=', region)
    .orderBy('id')
    .execute();
  return [...named, ...rows.map(({ source }) => source)];
}

/** Sources of imported files from which a place still has a fact, the newest first. */
export async function importedSources(db: Database, region: string): Promise<RegionSource[]> {
  const { rows } = await sql<{ source: RegionSource }>`
    select source from added_source a where a.region_id = ${region}
      and exists (select from company_source s where s.region_id = a.region_id and s.source = a.id)
    order by a.source->>'date' desc, a.id`.execute(db);
  return rows.map(({ source }) => source);
}

export async function saveSource(db: Database, region: string, source: RegionSource): Promise<void> {
  await sql`
    insert into added_source (region_id, id, source) values (${region}, ${source.id}, ${JSON.stringify(source)}::jsonb)
    on conflict (region_id, id) do update set source = excluded.source
    where added_source.source is distinct from excluded.source`.execute(db);
}
