/** The states of a refund (product domain, section 2). It is quoted before it exists: features/bookings/contract/quote-cancellation.ts. */
export const REFUND_STATES = ['approved', 'submitted', 'settled', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const TRANSITIONS: Record<RefundState, readonly RefundState[]> = {
  /** Promised, and not accepted by the provider yet. */
  approved: ['submitted', 'settled', 'failed', 'manual'],
  submitted: ['settled', 'failed'],
  settled: [],
  /** Tried again automatically for some days, then paid by a person by other means. */
  failed: ['submitted', 'settled', 'manual'],
  manual: ['settled'],
};

/** States in which a refund is certain: the provider has accepted it, or a person is responsible for it. */
export const REFUND_CERTAIN: readonly RefundState[] = ['submitted', 'settled', 'manual'];

/** @returns the next state; null when the transition is not allowed. */
export function moveRefund(state: RefundState, to: RefundState): RefundState | null {
  if (state === to) return state;
  return TRANSITIONS[state].includes(to) ? to : null;
}
