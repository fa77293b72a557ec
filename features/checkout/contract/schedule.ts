import { apportion } from '#features/payments/contract/ledger.ts';
import type { Instalment } from './order.ts';

/** Sum of a schedule, paid or not, in minor units. */
export function scheduled(schedule: readonly Instalment[]): number {
  return schedule.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The schedule after a booking was cancelled, whole or in part: its balance is removed. Paid instalments stay, and refunds are separate.
 * @param paid money received so far; it covers the earliest instalments first.
 * @param share part of the booking that remains, from 0 to 1.
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

/** Unpaid instalments in order. The first one is due at once and is never among them. */
function openOf(schedule: readonly Instalment[], paid: number): Instalment[] {
  let before = 0;
  return schedule.filter((instalment) => {
    before += instalment.amount;
    return before > paid && instalment.number > 1;
  });
}

/** The last day on which a part of a booking is due; null when it is paid. */
export function lastDue(schedule: readonly Instalment[], paid: number, bookingId: string): Date | null {
  const open = openOf(schedule, paid).filter(({ parts }) =>
    parts.some((part) => part.bookingId === bookingId && part.amount > 0),
  );
  return open.length === 0 ? null : new Date(Math.max(...open.map(({ dueAt }) => Date.parse(dueAt))));
}

/**
 * The schedule after a change: its surcharge counts as due at once, and exactly `later` of the booking stays due on its old day.
 * @param paid money received before the change was paid.
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

/** The schedule after money came in for a booking that no instalment asked for: it counts as due at once, even if it is refunded. */
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
