import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

export interface ImportedPlace {
  id: string;
  name: string;
  category: string;
  hours_class: 'known' | 'open_space' | 'assumed' | 'unknown';
  hours_rule: string | null;
  interest: number;
}

export async function placesByKey(
  db: Kysely<Tables>,
  region: string,
  keys: readonly string[],
): Promise<Map<string, ImportedPlace>> {
  const { rows } = await sql<ImportedPlace & { key: string }>`
    select source_key as key, id, name, category, hours_class, hours_rule, interest
    from company_source join company on company.region_id = company_source.region_id and company.id = company_source.company_id
    where company_source.region_id = ${region} and source_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, ...place }) => [key, place]));
}
