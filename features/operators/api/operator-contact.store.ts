import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** The operator's address for emails; null without one. */
export async function findOperatorEmail(db: Database, region: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('operator')
    .select(sql<string | null>`profile ->> 'email'`.as('email'))
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email ?? null;
}
