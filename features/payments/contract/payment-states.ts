/** The states of a payment (product domain, section 2): one try to pay one instalment with a card. */
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

/** A try that may still become money; there is one of them for an instalment at a time. */
export const OPEN_PAYMENTS: readonly PaymentState[] = ['created', 'requires_action', 'authorized'];

/** Where each state may lead. What a provider says comes late, twice and out of order: a state that lies behind is no news. */
const ROADS: Record<PaymentState, readonly PaymentState[]> = {
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
  /** Nothing new. */
  | { ok: true; to: null }
  /** The provider says what cannot be: a declined payment that took money. A person looks. */
  | { ok: false; code: 'payment_contradiction' };

/** What we make of what the provider says now. */
export function movePayment(state: PaymentState, seen: PaymentState): PaymentMove {
  if (state === seen) return { ok: true, to: null };
  // What is read now of a payment whose dispute was won is a second dispute: a bank may take the money back once more.
  if (state === 'won' && (seen === 'disputed' || seen === 'lost')) return { ok: true, to: seen };
  if (leadsTo(seen, state)) return { ok: true, to: null };
  return ROADS[state].includes(seen) ? { ok: true, to: seen } : { ok: false, code: 'payment_contradiction' };
}

/** Whether the money came in and has not been taken back by a bank. */
export function isPaid(state: PaymentState): boolean {
  return state === 'captured' || state === 'won';
}

function leadsTo(from: PaymentState, to: PaymentState): boolean {
  return ROADS[from].includes(to);
}
