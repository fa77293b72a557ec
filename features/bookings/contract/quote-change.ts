import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { refundAt } from '#features/operators/contract/cancellation-refund.ts';

/** All amounts are in minor units. `charge`, `refund` or both are zero. */
export interface ChangeQuote {
  charge: number;
  refund: number;
  kept: number;
  later: number;
}

export interface ToChange {
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** The paid money that the operator has not earned and that is not refunded. */
  paid: number;
  newTotal: number;
  /** `true` if the whole price is due now, because the new date is near. */
  dueNow: boolean;
}

/**
 * A lower price first reduces the unpaid amount. The policy decides how much of the paid money is refunded. Invariant:
 * paid + charge − refund − kept = newTotal − later.
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
