import { sql } from 'kysely';
import type { PlaceClaim } from '#features/places/contract/claim-states.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { factsOf } from './facts.rules.ts';
import { lockExistingPlace } from './place-access.ts';
import { findRegionPlaces, type RegionRow } from './region.store.ts';

export async function findPlaceClaim(
  db: Database,
  region: string,
  id: string,
): Promise<{ claim: PlaceClaim; hoursVerifiedOn: string | null } | undefined> {
  const { rows } = await sql<{ claim: PlaceClaim; hoursVerifiedOn: string | null }>`
    select claim, hours_verified_at::text as "hoursVerifiedOn" from company
    where region_id = ${region} and id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function readPlaceFacts(
  db: Database,
  region: string,
  operators: Rows,
  ids: readonly string[],
): Promise<Map<string, PlaceFacts>> {
  const rows = await findRegionPlaces(db, region, operators, ids);
  return new Map(rows.map((row) => [row.id, factsOf(row)]));
}

/** @throws company_not_found, company_of_operator */
export async function lockPlaceFacts(
  trx: Database,
  region: string,
  operators: Rows,
  id: string,
): Promise<{ row: RegionRow; facts: PlaceFacts }> {
  const row = await lockExistingPlace(trx, region, operators, id);
  return { row, facts: factsOf(row) };
}
