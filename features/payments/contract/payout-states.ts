/** The states of what an operator has earned with one booking, and of the transfer that pays it (product domain, section 2). */
export const PAYOUT_STATES = ['accrued', 'releasable', 'batched', 'sent', 'confirmed', 'returned'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** Business rule of the house: paid out three days after the service ended. */
export const RELEASED_AFTER_DAYS = 3;

const ROADS: Record<PayoutState, readonly PayoutState[]> = {
  accrued: ['releasable'],
  releasable: ['batched'],
  batched: ['sent', 'releasable'],
  sent: ['confirmed', 'returned'],
  confirmed: ['returned'],
  returned: ['releasable'],
};

/** @returns whether it may go there. */
export function payoutMayMove(from: PayoutState, to: PayoutState): boolean {
  return ROADS[from].includes(to);
}

/** Where one transfer stands. What it pays goes with it, and waits again once it came back or was withdrawn. */
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

/** @returns where a transfer is then; null when that is no road. */
export function moveTransfer(state: TransferState, action: TransferAction): TransferState | null {
  const to = TRANSFER_ENDS[action];
  return payoutMayMove(earningsOf(state), to === 'withdrawn' ? 'releasable' : to) && isOpen(state) ? to : null;
}

/** What may be done with a transfer now, for the screen that draws the buttons. */
export function transferActions(state: TransferState): TransferAction[] {
  return TRANSFER_ACTIONS.filter((action) => moveTransfer(state, action) !== null);
}

/** Where the earnings of a transfer are. */
export function earningsOf(state: TransferState): PayoutState {
  return isOpen(state) ? state : 'releasable';
}

function isOpen(state: TransferState): state is 'batched' | 'sent' | 'confirmed' {
  return state !== 'returned' && state !== 'withdrawn';
}
