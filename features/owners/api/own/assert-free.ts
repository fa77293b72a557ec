import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import type { RegionRow } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';

/**
 * Edits of a disputed place wait for the region. The caller has locked the place.
 * @throws place_disputed
 */
export function assertFree(_trx: Database, { claim }: Pick<RegionRow, 'claim'>): void {
  if (claim === 'claim_disputed') throw problem(OWNER_ERRORS, 'place_disputed');
}
