import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingShare } from './dispute.store.ts';

/** How a lost dispute is split for one booking, in minor units. The parts add up to the booking's part. */
export interface Borne {
  bookingId: string;
  /** Part taken from money that was not earned yet and still belonged to the traveller. */
  customer: number;
  /** Parts taken back from the operator, and from the region's commission in the same proportion. */
  operator: number;
  commission: number;
  /** Held by no party any more, because it was also promised back as a refund. */
  nobody: number;
  /** Remaining traveller's money from other payments. */
  left: number;
}

/**
 * Splits what a bank took back for good among the bookings of its payment, by what the payment brought for each. For each booking, unearned money is
 * taken first; the rest is taken back from operator and region in proportion.
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
