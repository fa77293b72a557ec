import type { Instalment } from './order.ts';

/** Unpaid part of each instalment, in minor units. Money covers the earliest instalments first. */
export function stillDue<Part extends Pick<Instalment, 'amount'>>(schedule: readonly Part[], paid: number): Part[] {
  let covered = paid;
  return schedule.flatMap((instalment) => {
    const open = Math.max(0, instalment.amount - covered);
    covered = Math.max(0, covered - instalment.amount);
    return open > 0 ? [{ ...instalment, amount: open }] : [];
  });
}
