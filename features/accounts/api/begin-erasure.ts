import type { Transaction } from 'kysely';
import { PRIVACY_ERRORS } from '#features/privacy/contract/errors.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { moveAccountRow } from './move-account.ts';
import { isLastAdmin } from './staff.store.ts';

type Account = Parameters<typeof moveAccountRow>[1];
type ErasureRequest = { by: 'owner' } | { by: 'staff'; staffId?: string | undefined; reason: string };

/**
 * Ends the account's sessions and emails its owner.
 * @param account a row that `lockAccount` has locked.
 * @throws `last_admin_leaves` for the region's only admin.
 * @throws `account_action_refused` if the account is not active.
 */
export async function beginErasure(
  { jobs }: Pick<Platform, 'jobs'>,
  trx: Transaction<Tables>,
  account: Account,
  asked: ErasureRequest,
): Promise<Account> {
  if (await isLastAdmin(trx, account.region_id, account.id)) throw problem(PRIVACY_ERRORS, 'last_admin_leaves');
  const leaving = await moveAccountRow(trx, account, { action: 'request_deletion', ...asked });
  await jobs.add(trx, 'privacy/tell-erasure-asked', { accountId: account.id, by: asked.by });
  return leaving;
}
