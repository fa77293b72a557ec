import type { OrderRow } from '../order.store.ts';

/**
 * Received money pays the earliest instalments first.
 * @returns the unpaid amount of the instalment, in minor units
 */
export function openAmount({ schedule, paid }: Pick<OrderRow, 'schedule' | 'paid'>, number: number): number {
  const instalment = schedule.find((it) => it.number === number);
  if (!instalment) return 0;
  const before = schedule.filter((it) => it.number < number).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.min(instalment.amount, before + instalment.amount - paid));
}
