import type { Stripe } from 'stripe';
import type { CardSettlement, CardSettlementLine, SettlementLineKind } from '../port.ts';
import { fromStripe } from './read-session.ts';

const STATES: Readonly<Record<string, CardSettlement['state']>> = {
  paid: 'paid',
  pending: 'on_way',
  in_transit: 'on_way',
  canceled: 'failed',
  failed: 'failed',
};

/** Kinds by Stripe's `reporting_category`. */
const KINDS: Readonly<Record<string, SettlementLineKind>> = {
  charge: 'capture',
  refund: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  network_cost: 'fee',
  risk_reserved_funds: 'carried',
};

export async function listSettlements(stripe: Stripe, since: Date, most: number): Promise<CardSettlement[]> {
  const payouts: Stripe.Payout[] = [];
  const arrivals = { gte: Math.floor(since.getTime() / 1000) };
  for await (const payout of stripe.payouts.list({ arrival_date: arrivals, limit: 100 })) payouts.push(payout);
  payouts.sort((one, other) => one.arrival_date - other.arrival_date || one.created - other.created);
  const found: CardSettlement[] = [];
  for (const payout of payouts.slice(0, most)) found.push(await readPayout(stripe, payout));
  return found;
}

async function readPayout(stripe: Stripe, payout: Stripe.Payout): Promise<CardSettlement> {
  const currency = payout.currency.toUpperCase();
  const amount = fromStripe(payout.amount, currency);
  const lines: CardSettlementLine[] = [];
  if (payout.automatic) {
    const moves = stripe.balanceTransactions.list({ payout: payout.id, limit: 100, expand: ['data.source'] });
    for await (const move of moves)
      if (!move.reporting_category.startsWith('payout')) lines.push(await readMove(stripe, move));
  } else lines.push({ kind: 'carried', paymentId: null, amount, fee: 0 });
  return {
    id: payout.id,
    currency,
    amount,
    state: STATES[payout.status] ?? 'on_way',
    arrivesAt: new Date(payout.arrival_date * 1000),
    lines,
  };
}

async function readMove(stripe: Stripe, move: Stripe.BalanceTransaction): Promise<CardSettlementLine> {
  const minor = (amount: number) => fromStripe(amount, move.currency);
  return {
    kind: KINDS[move.reporting_category] ?? 'other',
    paymentId: await paymentOf(stripe, move.source),
    amount: minor(move.amount),
    fee: minor(move.fee),
  };
}

async function paymentOf(stripe: Stripe, source: Stripe.BalanceTransaction['source']): Promise<string | null> {
  if (typeof source !== 'object' || source === null) return null;
  if ('metadata' in source && source.metadata?.payment) return source.metadata.payment;
  const intent = 'payment_intent' in source ? source.payment_intent : null;
  if (!intent) return null;
  const { metadata } = typeof intent === 'string' ? await stripe.paymentIntents.retrieve(intent) : intent;
  return metadata.payment ?? null;
}
