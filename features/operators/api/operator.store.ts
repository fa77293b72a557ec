import { sql } from 'kysely';
import type { OperatorState } from '#features/operators/contract/operator-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface OperatorStatus {
  id: string;
  name: string;
  slug: string;
  fictional: boolean;
  state: OperatorState;
  zone: string;
  /** Colour of the operator's badge, such as "#11595C". */
  colour: string;
  /** `true` if the operator is verified and its registration has not ended. */
  maySell: boolean;
}

/**
 * The result is keyed by operator id. This function checks the end of each registration, because the nightly job may
 * suspend an operator later.
 */
export async function readOperatorStatuses(
  db: Database,
  region: string,
  operatorIds: readonly string[],
): Promise<Map<string, OperatorStatus>> {
  const { rows } = await sql<OperatorStatus>`
    select id, name, slug, fictional, state, zone, coalesce(profile->>'colour', '#5C5346') as colour,
      state = 'verified' and (register_until is null or register_until >= (now() at time zone zone)::date) as "maySell"
    from operator where region_id = ${region} and id = any(${operatorIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findOperatorEmail(db: Database, region: string, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('operator')
    .select(sql<string | null>`profile ->> 'email'`.as('email'))
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.email ?? null;
}

/**
 * Lists verified operators whose plans the region's API keys may sell.
 * @param netBps net price in hundredths of a percent of the traveller's price
 */
export async function readRegionSellers(db: Database, region: string, netBps: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from operator
    where region_id = ${region} and state = 'verified' and region_keys_from_bps <= ${netBps} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Returns the smallest net price for the region's API keys, in hundredths of a percent of the traveller's price.
 * Returns null if these keys may not sell the plans.
 */
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
