import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { type CancellationReason, refundAt } from '#features/operators/contract/cancellation-refund.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingItem } from './booking.ts';

export interface CancellationQuote {
  refund: number;
  kept: number;
  paid: number;
  price: number;
}

export interface ToCancel {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** The paid money that the operator has not earned and that is not refunded. */
  paid: number;
  items: readonly BookingItem[];
  giveUp: readonly string[] | null;
  reason: CancellationReason;
}

/** The policy decides which share of the price the operator keeps. The operator never keeps more than was paid. */
export function quoteCancellation({ total, paid, items, giveUp, ...at }: ToCancel): CancellationQuote {
  const active = items.filter(({ state }) => state === 'active');
  const dropped = active.filter(({ id }) => giveUp === null || giveUp.includes(id));
  const whole = dropped.length === active.length;
  const weights = [priceOf(dropped), priceOf(active) - priceOf(dropped)];
  // If a group has one price, it keeps the price until its last traveller cancels.
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
