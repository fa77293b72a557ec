import type { CancellationPolicy } from '#features/operators/contract/cancellation-policy.ts';
import { refundAt } from '#features/operators/contract/cancellation-refund.ts';

/** What another date, or other people, would move, in minor units. `charge` and `refund` are never both more than nothing. */
export interface ChangeQuote {
  /** Paid before the change is made. */
  charge: number;
  /** Goes back to whoever paid. */
  refund: number;
  /** Stays with the operator, out of what was paid for what is given up. */
  kept: number;
  /** Of the new price, still to be paid afterwards, when it was to be paid anyway. */
  later: number;
}

export interface ToChange {
  /** Of the booking as it stands, which say what giving some of it up costs. */
  policy: CancellationPolicy;
  startsAt: Date;
  zone: string;
  now: Date;
  total: number;
  /** Paid for it and neither earned nor given back. */
  paid: number;
  newTotal: number;
  /** On the new date, what is not paid yet would be due already. */
  dueNow: boolean;
}

/**
 * A dearer booking is paid before it changes. A cheaper one asks first for less of what is still to be paid; of what was paid too much the policy
 * says, as for people who do not come, how much goes back. Always: paid + charge − refund − kept = newTotal − later.
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
