import { type AccountAction, type AccountMover, moveAccount } from '#features/accounts/contract/account-states.ts';
import { ACCOUNT_ERRORS } from '#features/accounts/contract/errors.ts';
import { problem } from '#server/errors.ts';
import { type AccountRow, recordEvent, saveStatus, type Writer } from './account.store.ts';
import { endSessions } from './sessions/session.store.ts';

export interface Move {
  action: AccountAction;
  by: AccountMover;
  staffId?: string;
  reason?: string;
}

/**
 * Changes the state of an account. If the account is no longer active, its sessions end.
 * @param account a row that `lockAccount` has locked.
 * @throws `account_action_refused` if the transition does not exist.
 */
export async function moveAccountRow(
  trx: Writer,
  account: AccountRow,
  { action, by, staffId, reason }: Move,
): Promise<AccountRow> {
  const moved = moveAccount({ state: account.state, lockedBy: account.locked_by }, action, by);
  if (!moved.ok) throw problem(ACCOUNT_ERRORS, moved.code);
  const saved = await saveStatus(trx, account, moved.status);
  await recordEvent(trx, account, {
    action,
    from_state: account.state,
    to_state: saved.state,
    actor: by,
    staffId,
    reason,
  });
  if (saved.state !== 'active') await endSessions(trx, account, by === 'staff' ? 'closed_by_staff' : endOf(action));
  return saved;
}

function endOf(action: AccountAction) {
  return action === 'lock' ? 'not_me' : 'deletion';
}
