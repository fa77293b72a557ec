import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingShare } from './dispute.store.ts';

export interface Borne {
  bookingId: string;
  /** The part taken from money that the operator has not earned yet. */
  customer: number;
  operator: number;
  commission: number;
  /** The part that no account can pay, because the money was also promised as a refund. */
  nobody: number;
  /** The unearned money that the booking has from other payments. */
  left: number;
}

/**
 * A lost dispute first takes the booking's unearned money. The operator and the region pay the rest in proportion to
 * their earnings.
 */
export function bearDispute(taken: number, shares: readonly BookingShare[]): Borne[] {
  const parts = apportion(
    taken,
    shares.map(({ paid }) => paid),
  );
  return shares.map(({ bookingId, held, earned, commission }, index) => {
    const part = parts[index]!;
    const customer = Math.min(part, Math.max(0, held));
    const all = Math.max(0, earned) + Math.max(0, commission);
    const back = Math.min(part - customer, all);
    const [operator = 0, kept = 0] = back === 0 ? [] : apportion(back, [Math.max(0, earned), Math.max(0, commission)]);
    return { bookingId, customer, operator, commission: kept, nobody: part - customer - back, left: held - customer };
  });
}
