import { type PayableState, payableMayMove } from '#features/payments/contract/payable-states.ts';

/** If a transfer is returned or withdrawn, its payables become releasable again. */
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

export function moveTransfer(state: TransferState, action: TransferAction): TransferState | null {
  const to = TRANSFER_ENDS[action];
  return payableMayMove(earningsOf(state), to === 'withdrawn' ? 'releasable' : to) && isOpen(state) ? to : null;
}

export function transferActions(state: TransferState): TransferAction[] {
  return TRANSFER_ACTIONS.filter((action) => moveTransfer(state, action) !== null);
}

export function earningsOf(state: TransferState): PayableState {
  return isOpen(state) ? state : 'releasable';
}

function isOpen(state: TransferState): state is 'batched' | 'sent' | 'confirmed' {
  return state !== 'returned' && state !== 'withdrawn';
}
