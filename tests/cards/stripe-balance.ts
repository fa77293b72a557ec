import { someId } from './provider-server.ts';

// biome-ignore lint/suspicious/noExplicitAny: objects of a wire protocol, written as its documentation shows them.
type Wire = any;

export const DISPUTE_FEE = 1_500;

export function disputeOf(intent: Wire, status: string): Wire {
  const { amount, currency } = intent;
  const move = { id: someId('txn_'), object: 'balance_transaction', amount: -amount, fee: DISPUTE_FEE, currency };
  const about = { payment_intent: intent.id, charge: intent.latest_charge.id };
  return { id: someId('du_'), object: 'dispute', ...about, status, amount, currency, balance_transactions: [move] };
}
