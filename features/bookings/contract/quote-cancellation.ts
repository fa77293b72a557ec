import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { type CancellationReason, refundAt } from '#features/operators/contract/cancellation-refund.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingItem } from './booking.ts';

export interface CancellationQuote {
  refund: number;
  /** Part of the paid amount that the operator keeps. */
  kept: number;
  /** Amount paid for the cancelled part: refund + kept. */
  paid: number;
  price: number;
}

export interface ToCancel {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** Paid amount that is neither earned nor refunded yet. */
  paid: number;
  items: readonly BookingItem[];
  giveUp: readonly string[] | null;
  reason: CancellationReason;
}

/**
 * Computes the refund and the amount that the operator keeps. The policy decides which share of the price the operator
 * keeps, but the operator never keeps more than was paid. Refund and kept amount add up to the amount paid for the
 * cancelled items.
 */
export function quoteCancellation({ total, paid, items, giveUp, ...at }: ToCancel): CancellationQuote {
  const active = items.filter(({ state }) => state === 'active');
  const dropped = active.filter(({ id }) => giveUp === null || giveUp.includes(id));
  const whole = dropped.length === active.length;
  const weights = [priceOf(dropped), priceOf(active) - priceOf(dropped)];
  // A group with one price keeps its price until its last traveller cancels.
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
