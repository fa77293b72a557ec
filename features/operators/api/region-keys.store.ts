import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Verified operators that let the region's keys sell at this share of their prices (hundredths of a percent). */
export async function readRegionSellers(db: Database, region: string, netBps: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operator
    where region_id = ${region} and state = 'verified' and region_keys_from_bps <= ${netBps} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The smallest share for which an operator allows the region's keys, in hundredths of a percent; null when it does not allow them. */
export async function readRegionKeysFrom(db: Database, region: string, operatorId: string): Promise<number | null> {
  const { rows } = await sql<{ bps: number | null }>`
    select region_keys_from_bps as bps from operator where region_id = ${region} and id = ${operatorId}`.execute(db);
  return rows[0]?.bps ?? null;
}

export async function saveRegionKeysFrom(
  trx: Database,
  region: string,
  operatorId: string,
  bps: number | null,
): Promise<void> {
  await sql`update operator set region_keys_from_bps = ${bps}, changed_at = clock_timestamp()
    where region_id = ${region} and id = ${operatorId}`.execute(trx);
}
