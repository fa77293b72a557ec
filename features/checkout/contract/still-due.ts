import type { Instalment } from './order.ts';

/**
 * Computes the unpaid part of each instalment, in minor units. Money covers the earliest instalments first. Paid
 * instalments are left out.
 */
export function stillDue<Part extends Pick<Instalment, 'amount'>>(schedule: readonly Part[], paid: number): Part[] {
  let covered = paid;
  return schedule.flatMap((instalment) => {
    const open = Math.max(0, instalment.amount - covered);
    covered = Math.max(0, covered - instalment.amount);
    return open > 0 ? [{ ...instalment, amount: open }] : [];
  });
}
