export const ACCOUNT_STATES = [
  'pending_email',
  'active',
  'locked',
  'suspended',
  'deletion_requested',
  'erased',
] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

export const ACCOUNT_ACTIONS = [
  'confirm',
  'lock',
  'unlock',
  'suspend',
  'reinstate',
  'request_deletion',
  'cancel_deletion',
  'erase',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

/** `owner` is a person with the account's mailbox or password. `clock` is a deadline. */
export type AccountMover = 'owner' | 'staff' | 'clock';

export const DELETION_GRACE_DAYS = 14;

export interface AccountStatus {
  state: AccountState;
  lockedBy: 'owner' | 'staff' | null;
}

export type AccountTransition = { ok: true; status: AccountStatus } | { ok: false; code: 'account_action_refused' };

const TRANSITIONS: Record<AccountAction, { from: AccountState[]; to: AccountState; by: AccountMover[] }> = {
  confirm: { from: ['pending_email'], to: 'active', by: ['owner'] },
  lock: { from: ['active'], to: 'locked', by: ['owner', 'staff'] },
  unlock: { from: ['locked'], to: 'active', by: ['owner', 'staff'] },
  suspend: { from: ['active', 'locked'], to: 'suspended', by: ['staff'] },
  reinstate: { from: ['suspended'], to: 'active', by: ['staff'] },
  request_deletion: { from: ['active'], to: 'deletion_requested', by: ['owner', 'staff'] },
  cancel_deletion: { from: ['deletion_requested'], to: 'active', by: ['owner', 'staff'] },
  erase: { from: ['deletion_requested'], to: 'erased', by: ['clock', 'staff'] },
};

export function moveAccount(status: AccountStatus, action: AccountAction, mover: AccountMover): AccountTransition {
  const transition = TRANSITIONS[action];
  const opensStaffLock = action === 'unlock' && mover === 'owner' && status.lockedBy === 'staff';
  if (!transition.from.includes(status.state) || !transition.by.includes(mover) || opensStaffLock) {
    return { ok: false, code: 'account_action_refused' };
  }
  const lockedBy = transition.to === 'locked' ? (mover === 'owner' ? 'owner' : 'staff') : null;
  return { ok: true, status: { state: transition.to, lockedBy } };
}

export function accountActions(status: AccountStatus, mover: AccountMover): AccountAction[] {
  return ACCOUNT_ACTIONS.filter((action) => moveAccount(status, action, mover).ok);
}
