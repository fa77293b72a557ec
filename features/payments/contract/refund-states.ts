export const REFUND_STATES = ['approved', 'submitted', 'settled', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const TRANSITIONS: Record<RefundState, readonly RefundState[]> = {
  /** Promised to the traveller. The provider has not accepted the refund. */
  approved: ['submitted', 'settled', 'failed', 'manual'],
  submitted: ['settled', 'failed'],
  settled: [],
  /** Tried again for some days. Afterwards a person pays the refund by other means. */
  failed: ['submitted', 'settled', 'manual'],
  manual: ['settled'],
};

/** The provider accepted the refund, or a person must pay. */
export const REFUND_CERTAIN: readonly RefundState[] = ['submitted', 'settled', 'manual'];

export function moveRefund(state: RefundState, to: RefundState): RefundState | null {
  if (state === to) return state;
  return TRANSITIONS[state].includes(to) ? to : null;
}
