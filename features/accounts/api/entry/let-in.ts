import type { FastifyRequest } from 'fastify';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import type { SessionMethod } from '#features/accounts/contract/session.ts';
import type { Seal } from '#server/auth/seal.ts';
import { problem } from '#server/errors.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import { moveAccountRow } from '../move-account.ts';
import { takeCode } from '../second-factor/check-code.ts';
import { findFactors } from '../second-factor/second-factor.store.ts';
import type { BrowserSessions, StartedSession } from '../sessions/browser-sessions.ts';

/** Refuses accounts that may not sign in. The caller has verified that the person owns the account. */
export function assertOpenAccount(account: AccountRow, keepAccount = false): void {
  switch (account.state) {
    case 'active':
      return;
    case 'deletion_requested':
      if (keepAccount) return;
      throw problem(ACCOUNT_ERRORS, 'account_leaving');
    case 'pending_email':
      throw problem(ACCOUNT_ERRORS, 'email_pending');
    case 'locked':
      throw problem(ACCOUNT_ERRORS, 'account_locked');
    default:
      throw problem(ACCOUNT_ERRORS, 'account_suspended');
  }
}

/**
 * Checks the code of a sign-in. An account without codes needs none, even if it has passkeys.
 * @returns `true` if a second factor was used.
 * @throws `code_needed`, `code_wrong`.
 */
export async function authorizeBySecondFactor(
  db: Writer,
  seal: Seal,
  account: AccountRow,
  code: string | undefined,
): Promise<boolean> {
  if (!(await findFactors(db, account)).code) return false;
  if (code === undefined) throw problem(ACCOUNT_ERRORS, 'code_needed');
  if (!(await takeCode(db, seal, account, code))) throw problem(ACCOUNT_ERRORS, 'code_wrong');
  return true;
}

/**
 * Begins a session and cancels a requested deletion.
 * @param account a row that the caller has locked and checked with `assertOpenAccount`.
 */
export async function letIn(
  trx: Writer,
  browserSessions: BrowserSessions,
  request: FastifyRequest,
  account: AccountRow,
  how: { method: SessionMethod; secondFactor: boolean },
): Promise<StartedSession> {
  const status =
    account.state === 'deletion_requested'
      ? await moveAccountRow(trx, account, { action: 'cancel_deletion', by: 'owner' })
      : account;
  return browserSessions.start(trx, request, status, how);
}
