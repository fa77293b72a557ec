/** The states of a payable, and of the transfer that pays it (product domain, section 2). */
export const PAYOUT_STATES = ['accrued', 'releasable', 'batched', 'sent', 'confirmed', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Business rule: operators are paid three days after the service ended. */
export const RELEASED_AFTER_DAYS = 3;

const TRANSITIONS: Record<PayoutState, readonly PayoutState[]> = {
  accrued: ['releasable'],
  releasable: ['batched'],
  batched: ['sent', 'releasable'],
  sent: ['confirmed', 'returned'],
  confirmed: ['returned'],
  returned: ['releasable'],
};

/** @returns whether the transition is allowed. */
export function payoutMayMove(from: PayoutState, to: PayoutState): boolean {
  return TRANSITIONS[from].includes(to);
}

/** States of a transfer. Its payables follow it, and wait again when it was returned or withdrawn. */
export const TRANSFER_STATES = ['batched', 'sent', 'confirmed', 'returned', 'withdrawn'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

export const TRANSFER_ACTIONS = ['send', 'confirm', 'return', 'withdraw'] as const;
export type TransferAction = (typeof TRANSFER_ACTIONS)[number];

const TRANSFER_ENDS: Record<TransferAction, TransferState> = {
  send: 'sent',
  confirm: 'confirmed',
  return: 'returned',
  withdraw: 'withdrawn',
};

/** @returns the next state of a transfer; null when the transition is not allowed. */
export function moveTransfer(state: TransferState, action: TransferAction): TransferState | null {
  const to = TRANSFER_ENDS[action];
  return payoutMayMove(earningsOf(state), to === 'withdrawn' ? 'releasable' : to) && isOpen(state) ? to : null;
}

/** The actions that are possible now, for the buttons of a screen. */
export function transferActions(state: TransferState): TransferAction[] {
  return TRANSFER_ACTIONS.filter((action) => moveTransfer(state, action) !== null);
}

/** The state of a transfer's payables. */
export function earningsOf(state: TransferState): PayoutState {
  return isOpen(state) ? state : 'releasable';
}

function isOpen(state: TransferState): state is 'batched' | 'sent' | 'confirmed' {
  return state !== 'returned' && state !== 'withdrawn';
}
