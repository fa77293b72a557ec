import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import { findStaffRole } from '../sessions/session.store.ts';
import { findFactors } from './second-factor.store.ts';

/**
 * Must be called after the removal, in the same transaction.
 * @throws `second_factor_required` if an admin has no second factor left.
 */
export async function assertFactorLeft(trx: Writer, account: Pick<AccountRow, 'region_id' | 'id'>): Promise<void> {
  if ((await findStaffRole(trx, account)) !== 'admin') return;
  if (!(await hasSecondStep(trx, account))) throw problem(ACCOUNT_ERRORS, 'second_factor_required');
}

export async function hasSecondStep(db: Writer, account: Pick<AccountRow, 'region_id' | 'id'>): Promise<boolean> {
  const { code, passkey } = await findFactors(db, account);
  return code || passkey;
}
