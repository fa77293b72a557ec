/** Product domain, section 2. `features/bookings/contract/quote-cancellation.ts` computes the amount of a refund. */
export const REFUND_STATES = ['approved', 'submitted', 'settled', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const TRANSITIONS: Record<RefundState, readonly RefundState[]> = {
  /** Promised to the traveller, but not accepted by the provider yet. */
  approved: ['submitted', 'settled', 'failed', 'manual'],
  submitted: ['settled', 'failed'],
  settled: [],
  /** Tried again automatically for some days. After that, a person pays the refund by other means. */
  failed: ['submitted', 'settled', 'manual'],
  manual: ['settled'],
};

/** The provider has accepted the refund, or a person must pay the refund by other means. */
export const REFUND_CERTAIN: readonly RefundState[] = ['submitted', 'settled', 'manual'];

/** @returns the next state; null when the transition is not allowed. */
export function moveRefund(state: RefundState, to: RefundState): RefundState | null {
  if (state === to) return state;
  return TRANSITIONS[state].includes(to) ? to : null;
}
