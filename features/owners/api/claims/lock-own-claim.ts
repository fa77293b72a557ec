import { OWNER_ERRORS } from '#features/owners/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type ClaimRow, lockClaim } from './claim.store.ts';

/** @throws claim_not_found also for a claim of another person */
export async function lockOwnClaim(trx: Database, region: string, id: string, accountId: string): Promise<ClaimRow> {
  const claim = await lockClaim(trx, region, id);
  if (claim?.account_id !== accountId) throw problem(OWNER_ERRORS, 'claim_not_found');
  return claim;
}
