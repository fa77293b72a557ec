/** The states of a refund (product domain, section 2). It is quoted before it exists: features/bookings/contract/quote.ts. */
export const REFUND_STATES = ['approved', 'submitted', 'settled', 'failed', 'manual'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

const ROADS: Record<RefundState, readonly RefundState[]> = {
  /** Promised, and not yet taken by the provider. */
  approved: ['submitted', 'settled', 'failed', 'manual'],
  submitted: ['settled', 'failed'],
  settled: [],
  /** Tried again by itself some days long, then a person pays it by other means. */
  failed: ['submitted', 'settled', 'manual'],
  manual: ['settled'],
};

/** Money on its way is no longer in doubt: the provider has it, or a person answers for it. */
export const REFUND_CERTAIN: readonly RefundState[] = ['submitted', 'settled', 'manual'];

/** @returns where it is then; null when that is no road. */
export function moveRefund(state: RefundState, to: RefundState): RefundState | null {
  if (state === to) return state;
  return ROADS[state].includes(to) ? to : null;
}
