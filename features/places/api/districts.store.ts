import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export async function districtsOf(db: Database, region: string, places: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ district: string }>`
    select distinct district from company where region_id = ${region} and id::text = any(${places}) and district is not null order by 1`.execute(
    db,
  );
  return rows.map(({ district }) => district);
}
