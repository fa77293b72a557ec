import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function placeIdsByKey(
  db: Database,
  region: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ key: string; id: string }>`
    select source_key as key, company_id as id from company_source
    where region_id = ${region} and source_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, id }) => [key, id]));
}
