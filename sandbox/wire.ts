import type { CardPaymentState } from '#server/cards/port.ts';
import { disputeFee, type Payment, payable, refunded, refundState } from './payment.ts';

export interface WirePayment {
  id: string;
  key: string;
  reference: string;
  state: CardPaymentState;
  decline: { kind: 'soft' | 'hard'; code: string } | null;
  amount: number;
  currency: string;
  captured: number;
  refunded: number;
  fee: number | null;
  dispute_fee: number | null;
  card: { brand: string; last4: string } | null;
  next: { kind: 'page' | 'frame'; url: string } | null;
  refunds: WireRefund[];
  created_at: string;
  expires_at: string;
}

export interface WireRefund {
  id: string;
  key: string;
  amount: number;
  state: 'submitted' | 'settled' | 'failed';
  failure: string | null;
  created_at: string;
}

export function wirePayment(payment: Payment, now: Date, origin: string, clientSecret: string): WirePayment {
  const { id, key, reference, state, decline, amount, currency, captured, fee, card, mode } = payment;
  return {
    id,
    key,
    reference,
    state,
    decline,
    amount,
    currency,
    captured,
    refunded: refunded(payment, now),
    fee,
    dispute_fee: disputeFee(payment),
    card: card && { brand: card.brand, last4: card.last4 },
    next: payable(payment) ? { kind: mode, url: `${origin}${pathOf(payment, clientSecret)}` } : null,
    refunds: wireRefunds(payment, now),
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
  };
}

export function wireRefunds(payment: Payment, now: Date): WireRefund[] {
  return payment.refunds.map((refund) => {
    const state = refundState(refund, now);
    const { id, key, amount, createdAt } = refund;
    const failure = state === 'failed' ? 'expired_or_canceled_card' : null;
    return { id, key, amount, state, failure, created_at: createdAt };
  });
}

export function pathOf({ state }: Pick<Payment, 'state'>, clientSecret: string): string {
  return `${state === 'requires_action' ? '/verificar' : '/pagar'}/${clientSecret}`;
}
