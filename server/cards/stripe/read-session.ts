import type { Stripe } from 'stripe';
import { minorDigits } from '#regions/currencies.ts';
import type { CardPayment, CardPaymentState, CardRefund } from '../port.ts';

export type Session = Stripe.Checkout.Session;

/** Stripe counts these currencies without decimals (docs.stripe.com/currencies). */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

function stripeDigits(currency: string): number {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
}

export function toStripe(minor: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(minor * 10 ** (stripeDigits(code) - minorDigits(code)));
}

export function fromStripe(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  return Math.round(amount * 10 ** (minorDigits(code) - stripeDigits(code)));
}

export function readSession(session: Session, disputes: readonly Stripe.Dispute[]): CardPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const currency = (session.currency ?? '').toUpperCase();
  const minor = (amount: number) => fromStripe(amount, currency);
  const state = stateOf(session, intent, disputes);
  const balance = typeof charge?.balance_transaction === 'object' ? charge.balance_transaction : null;
  const card = charge?.payment_method_details?.card;
  const waits = session.status === 'open' && session.url !== null;
  return {
    id: session.id,
    paymentId: session.metadata?.payment ?? '',
    state,
    decline: waits && intent?.last_payment_error ? declineOf(intent.last_payment_error) : null,
    amount: minor(session.amount_total ?? 0),
    currency,
    captured: charge?.captured ? minor(charge.amount_captured) : 0,
    refunded: minor(charge?.amount_refunded ?? 0),
    fee: balance && balance.currency.toUpperCase() === currency ? minor(balance.fee) : null,
    disputeFee: disputes.length ? minor(feeOf(disputes, currency)) : null,
    action: waits ? { kind: 'page', url: session.url! } : null,
    card: card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null,
    refunds: (charge?.refunds?.data ?? []).map(readRefund),
  };
}

function feeOf(disputes: readonly Stripe.Dispute[], currency: string): number {
  return disputes
    .flatMap(({ balance_transactions: moves }) => moves)
    .filter((move) => move.currency.toUpperCase() === currency)
    .reduce((sum, { fee }) => sum + fee, 0);
}

export function readRefund(refund: Stripe.Refund): CardRefund {
  const { id, status, amount, currency, failure_reason: reason, metadata } = refund;
  const failed = status === 'failed' || status === 'canceled';
  return {
    id,
    state: status === 'succeeded' ? 'settled' : failed ? 'failed' : 'submitted',
    amount: fromStripe(amount, currency),
    key: metadata?.key ?? null,
    failure: failed ? (reason ?? status) : null,
  };
}

function stateOf(
  session: Session,
  intent: Stripe.PaymentIntent | null,
  disputes: readonly Stripe.Dispute[],
): CardPaymentState {
  // A charge may have several disputes. An open dispute counts before a lost dispute, and a lost dispute counts before
  // a won dispute.
  const states = disputes.map(({ status }) => status).filter((status) => !status.startsWith('warning_'));
  if (states.some((status) => status !== 'won' && status !== 'lost')) return 'disputed';
  if (states.includes('lost')) return 'dispute_lost';
  if (states.includes('won')) return 'dispute_won';
  if (session.status === 'expired') return 'voided';
  switch (intent?.status) {
    case 'succeeded':
      return 'captured';
    case 'requires_capture':
      return 'authorized';
    case 'canceled':
      return 'voided';
    case 'requires_action':
    case 'requires_confirmation':
    case 'processing':
      return 'requires_action';
    default:
      return 'created';
  }
}

/** The payer may try another card while Stripe's page is open, so every refusal is soft. */
function declineOf({ decline_code, code }: Stripe.PaymentIntent.LastPaymentError): CardPayment['decline'] {
  return { kind: 'soft', code: decline_code ?? code ?? 'declined' };
}
