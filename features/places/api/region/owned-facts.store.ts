import { sql } from 'kysely';
import type { PlaceClaim } from '#features/places/contract/claim-states.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { factsOf } from './facts.rules.ts';
import { lockExistingPlace } from './place-access.ts';
import { findRegionPlaces, type RegionRow } from './region.store.ts';

/** Local days. */
interface PlaceClaimRow {
  claim: PlaceClaim;
  hoursVerifiedOn: string | null;
  registerCheckedOn: string | null;
}

export async function findPlaceClaim(db: Database, region: string, id: string): Promise<PlaceClaimRow | undefined> {
  const { rows } = await sql<PlaceClaimRow>`
    select claim, hours_verified_at::text as "hoursVerifiedOn", register_checked_on::text as "registerCheckedOn" from company
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

/**
 * The position before the first move by the team since the region's last move, so that many short moves do not add up.
 * @returns undefined if the team did not move the place
 */
export async function positionBeforeTeam(
  db: Database,
  region: string,
  placeId: string,
): Promise<PlaceFacts['position'] | undefined> {
  const { rows } = await sql<{ before: PlaceFacts['position'] }>`
    select before from company_change
    where region_id = ${region} and company_id = ${placeId}::uuid and fact = 'position' and made_as <> 'region'
      and at > coalesce((select max(at) from company_change where region_id = ${region} and company_id = ${placeId}::uuid
        and fact = 'position' and made_as = 'region'), '-infinity')
    order by at, id limit 1`.execute(db);
  return rows[0]?.before;
}
