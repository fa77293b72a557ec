export const REFUND_STATES = ['approved', 'submitted', 'settled', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const TRANSITIONS: Record<RefundState, readonly RefundState[]> = {
  /** The refund is promised to the traveller, and the provider has not accepted it yet. */
  approved: ['submitted', 'settled', 'failed', 'manual'],
  submitted: ['settled', 'failed'],
  settled: [],
  /** A failed refund is tried again for some days. After that, a person pays it by other means. */
  failed: ['submitted', 'settled', 'manual'],
  manual: ['settled'],
};

/** In these states, the provider has accepted the refund or a person must pay it. */
export const REFUND_CERTAIN: readonly RefundState[] = ['submitted', 'settled', 'manual'];

export function moveRefund(state: RefundState, to: RefundState): RefundState | null {
  if (state === to) return state;
  return TRANSITIONS[state].includes(to) ? to : null;
}
