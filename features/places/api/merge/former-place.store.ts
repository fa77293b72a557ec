import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

/** The published place to which the former address of a merged place leads, also through several merges. */
export async function keptInstead(
  db: Database,
  region: string,
  idOrSlug: string,
): Promise<{ id: string; slug: string } | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<{ id: string; slug: string }>`
    with recursive step as (
      select region_id, merged_into from company where region_id = ${region} and ${key} and status = 'merged'
      union
      select next.region_id, next.merged_into from step
      join company next on next.region_id = step.region_id and next.id = step.merged_into and next.status = 'merged'
    )
    select kept.id, kept.slug from step
    join company kept on kept.region_id = step.region_id and kept.id = step.merged_into and kept.status = 'published'`.execute(
    db,
  );
  return rows[0];
}

/** The last kept place of each merged place, by the id of the merged place. */
export async function mergedPlaces(db: Database, region: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; merged_into: string }>`
    select id, merged_into from company where region_id = ${region} and merged_into is not null`.execute(db);
  const into = new Map(rows.map(({ id, merged_into }) => [id, merged_into]));
  const last = (id: string): string => (into.has(id) ? last(into.get(id)!) : id);
  return new Map([...into.keys()].map((id) => [id, last(id)]));
}
