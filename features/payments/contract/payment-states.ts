/** The states of a payment (product domain, section 2): one attempt to pay one instalment with a card. */
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

/** Attempts that may still succeed; an instalment has at most one at a time. */
export const OPEN_PAYMENTS: readonly PaymentState[] = ['created', 'requires_action', 'authorized'];

/** Allowed transitions. Providers report late, repeatedly and out of order, so a state that was passed already is ignored. */
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
  /** The state stays. */
  | { ok: true; to: null }
  /** The provider's report contradicts the stored state, for example a declined payment that captured money; a person has to look. */
  | { ok: false; code: 'payment_contradiction' };

/** Compares the stored state with the one that the provider reports. */
export function movePayment(state: PaymentState, seen: PaymentState): PaymentMove {
  if (state === seen) return { ok: true, to: null };
  // After a won dispute, a disputed state is a second dispute: a bank may take the money back again.
  if (state === 'won' && (seen === 'disputed' || seen === 'lost')) return { ok: true, to: seen };
  if (leadsTo(seen, state)) return { ok: true, to: null };
  return TRANSITIONS[state].includes(seen) ? { ok: true, to: seen } : { ok: false, code: 'payment_contradiction' };
}

/** Whether the money was received and no bank has taken it back. */
export function isPaid(state: PaymentState): boolean {
  return state === 'captured' || state === 'won';
}

function leadsTo(from: PaymentState, to: PaymentState): boolean {
  return TRANSITIONS[from].includes(to);
}
