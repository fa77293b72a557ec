import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { ResellerKeyTable } from '../tables.ts';

export type ResellerKeyRow = Selectable<ResellerKeyTable>;

export interface ActiveKey extends ResellerKeyRow {
  sells: readonly string[];
}

export async function findKey(db: Database, region: string, hash: Buffer): Promise<ResellerKeyRow | undefined> {
  const key = await db
    .selectFrom('reseller_key')
    .selectAll()
    .where('region_id', '=', region)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (key && (!key.last_used_at || Date.now() - key.last_used_at.getTime() > 60_000)) {
    await sql`
      update reseller_key set last_used_at = clock_timestamp() where region_id = ${region} and id = ${key.id}
        and (last_used_at is null or last_used_at < clock_timestamp() - interval '1 minute')`.execute(db);
  }
  return key;
}

export function readKeys(db: Database, region: string, operatorId: string | null): Promise<ResellerKeyRow[]> {
  return db
    .selectFrom('reseller_key')
    .selectAll()
    .where('region_id', '=', region)
    .where('operator_id', 'is not distinct from', operatorId)
    .orderBy('made_at', 'desc')
    .limit(200)
    .execute();
}

export function insertKey(trx: Database, key: Insertable<ResellerKeyTable>): Promise<ResellerKeyRow> {
  return trx.insertInto('reseller_key').values(key).returningAll().executeTakeFirstOrThrow();
}

/** @returns undefined if the key has another owner or was already revoked */
export function revokeKey(
  trx: Database,
  region: string,
  operatorId: string | null,
  id: string,
  by: string,
): Promise<ResellerKeyRow | undefined> {
  return trx
    .updateTable('reseller_key')
    .set({ revoked_at: sql<Date>`clock_timestamp()`, revoked_by: by })
    .where('region_id', '=', region)
    .where('operator_id', 'is not distinct from', operatorId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}
