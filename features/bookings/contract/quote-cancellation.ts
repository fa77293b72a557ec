import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { type CancellationReason, refundAt } from '#features/operators/contract/cancellation-refund.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingItem } from './booking.ts';

/** What a cancellation would move, in minor units. */
export interface CancellationQuote {
  /** Goes back to whoever paid. */
  refund: number;
  /** Stays with the operator, out of what was paid. */
  kept: number;
  /** Of what was paid so far: refund + kept. */
  paid: number;
  /** Price of what is given up. */
  price: number;
}

export interface ToCancel {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  /** Price of the booking as it stands. */
  total: number;
  /** Paid for it and neither earned nor given back. */
  paid: number;
  items: readonly BookingItem[];
  /** Items that are given up; null: all. */
  giveUp: readonly string[] | null;
  reason: CancellationReason;
}

/**
 * What comes back and what stays. The policy keeps a share of the price; while only a deposit is paid, the share is taken out of it and
 * never asks for more than there is. Both sides together are always exactly what was paid for the part that is given up.
 */
export function quoteCancellation({ total, paid, items, giveUp, ...at }: ToCancel): CancellationQuote {
  const active = items.filter(({ state }) => state === 'active');
  const dropped = active.filter(({ id }) => giveUp === null || giveUp.includes(id));
  const whole = dropped.length === active.length;
  const weights = [priceOf(dropped), priceOf(active) - priceOf(dropped)];
  // A group has one price: it stays as long as somebody goes.
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
