export const PAYABLE_STATES = ['accrued', 'releasable', 'batched', 'sent', 'confirmed', 'returned'] as const;
export type PayableState = (typeof PAYABLE_STATES)[number];

/** The waiting days between the end of the service and the payout. */
export const RELEASED_AFTER_DAYS = 3;

const TRANSITIONS: Record<PayableState, readonly PayableState[]> = {
  accrued: ['releasable'],
  releasable: ['batched'],
  batched: ['sent', 'releasable'],
  sent: ['confirmed', 'returned'],
  confirmed: ['returned'],
  returned: ['releasable'],
};

export function payableMayMove(from: PayableState, to: PayableState): boolean {
  return TRANSITIONS[from].includes(to);
}
