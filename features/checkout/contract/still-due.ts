import type { Instalment } from './order.ts';

/** What is left of each instalment: what was paid covers the earliest first. Minor units; instalments that are paid are left out. */
export function stillDue<Part extends Pick<Instalment, 'amount'>>(schedule: readonly Part[], paid: number): Part[] {
  let covered = paid;
  return schedule.flatMap((instalment) => {
    const open = Math.max(0, instalment.amount - covered);
    covered = Math.max(0, covered - instalment.amount);
    return open > 0 ? [{ ...instalment, amount: open }] : [];
  });
}
