import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import {
  type AccountRow,
  changeAccountRow,
  dropPendingAccounts,
  emailKey,
  isEmailTaken,
  lockAccount,
  recordEvent,
  type Writer,
} from '../account.store.ts';
import { takeKey } from '../account-key.store.ts';

/** @throws `link_invalid`. */
export async function takeEmailLink(
  trx: Writer,
  region: string,
  purpose: 'change_email' | 'undo_email',
  key: string,
): Promise<{ account: AccountRow; email: string }> {
  const taken = await takeKey(trx, region, purpose, key);
  const account = taken && (await lockAccount(trx, region, taken.accountId));
  if (!account || !taken.detail.email) throw problem(ACCOUNT_ERRORS, 'link_invalid');
  return { account, email: taken.detail.email };
}

/**
 * @param account a row that the caller has locked.
 * @throws `email_taken`.
 */
export async function setEmail(
  trx: Writer,
  account: AccountRow,
  email: string,
  action: 'change_email' | 'undo_email',
): Promise<void> {
  const key = emailKey(email);
  if (key !== account.email_key && (await isEmailTaken(trx, account.region_id, email))) {
    throw problem(ACCOUNT_ERRORS, 'email_taken');
  }
  await changeAccountRow(trx, account, { email, email_key: key });
  await dropPendingAccounts(trx, account.region_id, key);
  await recordEvent(trx, account, { action, from_state: account.state, to_state: account.state, actor: 'owner' });
}

/** Turns the database's refusal of a duplicate email address into `email_taken`. */
export async function unlessTaken(work: Promise<void>): Promise<void> {
  await work.catch((error: { constraint?: string }) => {
    throw error.constraint === 'account_email' ? problem(ACCOUNT_ERRORS, 'email_taken') : error;
  });
}
