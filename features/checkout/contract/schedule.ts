import type { Instalment } from './order.ts';

/** Everything that was or will be paid by a schedule, minor units. */
export function scheduled(schedule: readonly Instalment[]): number {
  return schedule.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * A schedule after a booking was given up, whole or in part: nobody pays for it any more. Instalments that were paid stay as they were; what of
 * them comes back is a refund.
 * @param paid what came in so far; it covers the earliest instalments first.
 * @param share what is left of the booking, from 0 to 1.
 */
export function withLess(
  schedule: readonly Instalment[],
  paid: number,
  bookingId: string,
  share: number,
): Instalment[] {
  let before = 0;
  return schedule.map((instalment) => {
    const isOpen = before + instalment.amount > paid && instalment.number > 1;
    before += instalment.amount;
    if (!isOpen) return instalment;
    const parts = instalment.parts
      .map((part) => (part.bookingId === bookingId ? { ...part, amount: Math.round(part.amount * share) } : part))
      .filter(({ amount }) => amount > 0);
    return { ...instalment, parts, amount: parts.reduce((sum, { amount }) => sum + amount, 0) };
  });
}
