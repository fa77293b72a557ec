import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { refundAt } from '#features/operators/contract/cancellation-refund.ts';

/** In minor units. At least one of `charge` and `refund` is zero. */
export interface ChangeQuote {
  charge: number;
  refund: number;
  /** Amount that the operator keeps of the money paid for dropped items. */
  kept: number;
  later: number;
}

export interface ToChange {
  /** Policy and start of the booking before the change, which decide how much of the money for dropped items is refunded. */
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** Paid amount that is neither earned nor refunded yet. */
  paid: number;
  newTotal: number;
  /** `true` if the new date is so near that the whole price is due now. */
  dueNow: boolean;
}

/**
 * Computes the amounts of a change. The traveller pays a higher price before the booking changes. A lower price first
 * reduces the unpaid rest. If more was paid than the new price, the cancellation policy decides how much of the excess
 * is refunded. Always: paid + charge − refund − kept = newTotal − later.
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
