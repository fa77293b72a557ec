import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

export async function findOperatorId(db: Database, region: string, idOrSlug: string): Promise<string | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<{ id: string }>`
    select id from operator where region_id = ${region} and ${key} and state = 'verified'`.execute(db);
  return rows[0]?.id;
}

/** Returns the id of the operator whose public profile is this place, if the operator may sell. */
export async function findOperatorOfPlace(db: Database, region: string, placeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from operator where region_id = ${region} and company_id = ${placeId}::uuid and state = 'verified'`.execute(
    db,
  );
  return rows[0]?.id;
}
