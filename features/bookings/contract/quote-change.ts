import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { refundAt } from '#features/operators/contract/cancellation-refund.ts';

/** The amounts of a change, in minor units. At least one of `charge` and `refund` is zero. */
export interface ChangeQuote {
  /** Amount to pay before the change is made. */
  charge: number;
  /** Amount refunded to the payer. */
  refund: number;
  /** Amount that the operator keeps from what was paid for the dropped part. */
  kept: number;
  /** Part of the new price that stays due later. */
  later: number;
}

export interface ToChange {
  /** Policy and start of the present booking, which decide what dropping a part of it costs. */
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** Money received for the booking that is neither earned nor refunded yet. */
  paid: number;
  newTotal: number;
  /** True when the new date requires the unpaid rest at once. */
  dueNow: boolean;
}

/**
 * Computes a change. A dearer booking is paid before it changes. A cheaper one first reduces the unpaid rest; the policy decides how much of the
 * excess payment is refunded, as for travellers who cancel. Always: paid + charge − refund − kept = newTotal − later.
 */
export function quoteChange({ total, paid, newTotal, dueNow, ...at }: ToChange): ChangeQuote {
  const dropped = Math.max(0, total - newTotal);
  const over = Math.max(0, paid - newTotal);
  const owed = dropped - refundAt(at.policy, { ...at, amount: dropped, reason: 'traveller' });
  const kept = Math.min(owed, over);
  const open = Math.max(0, newTotal - paid);
  const later = dueNow ? 0 : Math.min(open, Math.max(0, total - paid));
  return { charge: open - later, refund: over - kept, kept, later };
}
