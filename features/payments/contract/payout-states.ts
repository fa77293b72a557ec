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
