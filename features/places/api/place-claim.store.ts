import { sql } from 'kysely';
import { moveClaimOfPlace, type PlaceClaim, type PlaceClaimAction } from '#features/places/contract/claim-states.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { problem } from '#server/errors.ts';
import { isOperatorProfile } from './operator-place.store.ts';

export interface ClaimablePlace extends Pick<PlaceCard, 'id' | 'slug' | 'name' | 'kindLabel' | 'district' | 'poster'> {
  claim: PlaceClaim;
  phones: string[];
  website: string | null;
}

/** Returns undefined for a hidden place, and for the profile of an operator, which belongs to its operator. */
export async function findClaimablePlace(
  db: Database,
  region: string,
  idOrSlug: string,
): Promise<ClaimablePlace | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<ClaimablePlace>`
    select id, slug, name, kind_label as "kindLabel", district, poster, claim, phones, website
    from company where region_id = ${region} and ${key} and status = 'published' and not ${isOperatorProfile}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Changes whether a place is claimed. Only `takeClaimAlong` does so too. The place stays locked until the transaction ends.
 * @param today local day on which an approved claim begins
 * @throws company_not_found, company_cannot
 */
export async function movePlaceClaim(
  trx: Database,
  region: string,
  placeId: string,
  action: PlaceClaimAction,
  today?: string,
): Promise<PlaceClaim> {
  const { rows } = await sql<{ claim: PlaceClaim }>`
    select claim from company where region_id = ${region} and id = ${placeId}::uuid for update`.execute(trx);
  if (!rows[0]) throw problem(PLACE_ERRORS, 'company_not_found');
  const claim = moveClaimOfPlace(rows[0].claim, action);
  if (!claim) throw problem(PLACE_ERRORS, 'company_cannot');
  await trx
    .updateTable('company')
    .set({
      claim,
      ...(action === 'approve' && today && { claimed_on: today }),
      ...(action === 'leave' && { claimed_on: null }),
    })
    .where('region_id', '=', region)
    .where('id', '=', placeId)
    .execute();
  return claim;
}

/** The team of a merged place takes its claim along to a place without an owner. Both places must be locked. */
export async function takeClaimAlong(trx: Database, region: string, from: string, to: string): Promise<void> {
  await sql`
    update company target set claim = origin.claim, claimed_on = origin.claimed_on
    from company origin
    where target.region_id = ${region} and target.id = ${to}::uuid and origin.region_id = ${region} and origin.id = ${from}::uuid`.execute(
    trx,
  );
  await sql`
    update company set claim = 'unclaimed', claimed_on = null where region_id = ${region} and id = ${from}::uuid`.execute(
    trx,
  );
}
