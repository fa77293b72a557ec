import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { type CancellationReason, refundAt } from '#features/operators/contract/cancellation-refund.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingItem } from './booking.ts';

/** The amounts of a cancellation, in minor units. */
export interface CancellationQuote {
  /** Amount refunded to the payer. */
  refund: number;
  /** Amount that the operator keeps from what was paid. */
  kept: number;
  /** Paid so far for the cancelled part: refund + kept. */
  paid: number;
  /** Price of the cancelled part. */
  price: number;
}

export interface ToCancel {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  /** Present price of the booking. */
  total: number;
  /** Money received for the booking that is neither earned nor refunded yet. */
  paid: number;
  items: readonly BookingItem[];
  /** Items to cancel; null for all. */
  giveUp: readonly string[] | null;
  reason: CancellationReason;
}

/**
 * Computes the refund and the kept part. The policy keeps a share of the price. While only a deposit is paid, the share comes out of it and never
 * exceeds it. Both parts always add up to what was paid for the cancelled items.
 */
export function quoteCancellation({ total, paid, items, giveUp, ...at }: ToCancel): CancellationQuote {
  const active = items.filter(({ state }) => state === 'active');
  const dropped = active.filter(({ id }) => giveUp === null || giveUp.includes(id));
  const whole = dropped.length === active.length;
  const weights = [priceOf(dropped), priceOf(active) - priceOf(dropped)];
  // A group has one price, which stays as long as one traveller remains.
  const hasUnitPrices = priceOf(active) > 0;
  const [price, paidFor] = whole
    ? [total, paid]
    : hasUnitPrices
      ? [apportion(total, weights)[0]!, apportion(paid, weights)[0]!]
      : [0, 0];
  const owed = price - refundAt(at.policy, { ...at, amount: price });
  const kept = Math.min(owed, paidFor);
  return { refund: paidFor - kept, kept, paid: paidFor, price };
}

function priceOf(items: readonly BookingItem[]): number {
  return items.reduce((sum, { price }) => sum + price, 0);
}
