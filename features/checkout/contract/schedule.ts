import { apportion } from '#features/payments/contract/ledger.ts';
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

/** Which instalments are not paid yet, in the order of the schedule; the first is due at once and never among them. */
function openOf(schedule: readonly Instalment[], paid: number): Instalment[] {
  let before = 0;
  return schedule.filter((instalment) => {
    before += instalment.amount;
    return before > paid && instalment.number > 1;
  });
}

/** The last day on which something of a booking is still to be paid; null: nothing is. */
export function lastDue(schedule: readonly Instalment[], paid: number, bookingId: string): Date | null {
  const open = openOf(schedule, paid).filter(({ parts }) =>
    parts.some((part) => part.bookingId === bookingId && part.amount > 0),
  );
  return open.length === 0 ? null : new Date(Math.max(...open.map(({ dueAt }) => Date.parse(dueAt))));
}

/**
 * A schedule after a booking became another one: what was paid for that counts as due at once, and of the booking exactly `later` stays due as it was.
 * @param paid what came in before the change was paid.
 */
export function withChange(
  schedule: readonly Instalment[],
  paid: number,
  bookingId: string,
  { charge, later }: { charge: number; later: number },
): Instalment[] {
  const open = openOf(schedule, paid);
  const partOf = ({ parts }: Instalment) => parts.find((part) => part.bookingId === bookingId)?.amount ?? 0;
  const left = apportion(later, open.map(partOf));
  return schedule.map((instalment, index) => {
    const at = open.indexOf(instalment);
    if (at >= 0) return withPart(instalment, bookingId, left[at]!);
    return index === 0 && charge > 0 ? withPart(instalment, bookingId, partOf(instalment) + charge) : instalment;
  });
}

/** A schedule after money came in for a booking that no instalment asked for: it counts as due at once, also when it goes back as a refund. */
export function withPaid(schedule: readonly Instalment[], bookingId: string, amount: number): Instalment[] {
  return schedule.map((instalment, index) => {
    if (index > 0) return instalment;
    const part = instalment.parts.find((one) => one.bookingId === bookingId)?.amount ?? 0;
    return withPart(instalment, bookingId, part + amount);
  });
}

function withPart(instalment: Instalment, bookingId: string, amount: number): Instalment {
  const others = instalment.parts.filter((part) => part.bookingId !== bookingId);
  const parts = amount > 0 ? [...others, { bookingId, amount }] : others;
  return { ...instalment, parts, amount: parts.reduce((sum, part) => sum + part.amount, 0) };
}
