import { apportion } from '#features/payments/contract/ledger.ts';
import type { BookingShare } from './dispute.store.ts';

/** Who bears what of a lost dispute, for one booking; minor units, and together the booking's part. */
export interface Borne {
  bookingId: string;
  /** Was still the traveller's: nobody had earned it. */
  customer: number;
  /** Taken back from the operator, and from the region's commission in the same proportion. */
  operator: number;
  commission: number;
  /** Is with nobody any more: it was promised back by another road as well. */
  nobody: number;
  /** Still the traveller's, of another payment. */
  left: number;
}

/**
 * Shares what a bank took back for good among the bookings of its payment, by what the payment brought for each. Of a booking first goes what
 * nobody has earned; the rest is taken back from those who have, each in proportion.
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
