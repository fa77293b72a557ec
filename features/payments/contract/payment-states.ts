/** A payment is one attempt to pay one instalment. */
export const PAYMENT_STATES = [
  'created',
  'requires_action',
  'authorized',
  'captured',
  'declined',
  'voided',
  'disputed',
  'won',
  'lost',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** An open payment may still succeed. An instalment has at most one open payment. */
export const OPEN_PAYMENTS: readonly PaymentState[] = ['created', 'requires_action', 'authorized'];

/** The provider's reports may be late, repeated or out of order. A report of an earlier state is ignored. */
const TRANSITIONS: Record<PaymentState, readonly PaymentState[]> = {
  created: ['requires_action', 'authorized', 'captured', 'declined', 'voided', 'disputed', 'won', 'lost'],
  requires_action: ['authorized', 'captured', 'declined', 'voided', 'disputed', 'won', 'lost'],
  authorized: ['captured', 'declined', 'voided', 'disputed', 'won', 'lost'],
  captured: ['disputed', 'won', 'lost'],
  declined: [],
  voided: [],
  disputed: ['won', 'lost'],
  won: [],
  lost: [],
};

export type PaymentMove =
  | { ok: true; to: PaymentState }
  | { ok: true; to: null }
  /** The report contradicts the stored state, for example a capture of a declined payment. */
  | { ok: false; code: 'payment_contradiction' };

/**
 * @param state the stored state
 * @param seen the state that the provider reports
 */
export function movePayment(state: PaymentState, seen: PaymentState): PaymentMove {
  if (state === seen) return { ok: true, to: null };
  // After a won dispute, a bank may open a second dispute.
  if (state === 'won' && (seen === 'disputed' || seen === 'lost')) return { ok: true, to: seen };
  if (leadsTo(seen, state)) return { ok: true, to: null };
  return TRANSITIONS[state].includes(seen) ? { ok: true, to: seen } : { ok: false, code: 'payment_contradiction' };
}

export function isPaid(state: PaymentState): boolean {
  return state === 'captured' || state === 'won';
}

function leadsTo(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}
