import { apportion } from '#features/payments/contract/ledger.ts';

/** Amounts are in minor units. */
interface Due {
  number: number;
  amount: number;
}

interface DueByBooking extends Due {
  parts: readonly { bookingId: string; amount: number }[];
}

/**
 * Received money pays the earliest instalments first.
 * @returns the instalments with their unpaid amounts, in minor units
 */
export function stillDue<Part extends Pick<Due, 'amount'>>(schedule: readonly Part[], paid: number): Part[] {
  let covered = paid;
  return schedule.flatMap((instalment) => {
    const open = Math.max(0, instalment.amount - covered);
    covered = Math.max(0, covered - instalment.amount);
    return open > 0 ? [{ ...instalment, amount: open }] : [];
  });
}

/** @returns the amount still owed for a booking, in minor units */
export function owedFor(
  { schedule, paid }: { schedule: readonly DueByBooking[]; paid: number },
  bookingId: string,
): number {
  return stillDue(schedule, paid).reduce((sum, { amount, parts }) => {
    const at = parts.findIndex((part) => part.bookingId === bookingId);
    const weights = parts.map((part) => part.amount);
    return at < 0 ? sum : sum + apportion(amount, weights)[at]!;
  }, 0);
}
