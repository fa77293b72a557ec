import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import { countPasskeys } from '../passkeys/passkey.store.ts';
import { findStaffRole } from '../sessions/session.store.ts';
import { findSecondFactor } from './second-factor.store.ts';

/**
 * Asked after one was taken away, in the same transaction.
 * @throws `second_factor_required` when that left an admin of the region without any.
 */
export async function demandFactorLeft(trx: Writer, account: Pick<AccountRow, 'region_id' | 'id'>): Promise<void> {
  if ((await findStaffRole(trx, account)) !== 'admin') return;
  if ((await findSecondFactor(trx, account)) || (await countPasskeys(trx, account)) > 0) return;
  throw problem(ACCOUNT_ERRORS, 'second_factor_required');
}
