import { apportion } from '#features/payments/contract/ledger.ts';
import type { Instalment } from './order.ts';

/** @returns the sum of all instalments, paid or not, in minor units */
export function scheduled(schedule: readonly Instalment[]): number {
  return schedule.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Paid instalments stay unchanged.
 * @param paid money received so far, in minor units, which pays the earliest instalments first
 * @param share the part of the booking that remains, from 0 to 1
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

function openOf(schedule: readonly Instalment[], paid: number): Instalment[] {
  let before = 0;
  return schedule.filter((instalment) => {
    before += instalment.amount;
    return before > paid && instalment.number > 1;
  });
}

/** @returns null if the booking is paid */
export function lastDue(schedule: readonly Instalment[], paid: number, bookingId: string): Date | null {
  const open = openOf(schedule, paid).filter(({ parts }) =>
    parts.some((part) => part.bookingId === bookingId && part.amount > 0),
  );
  return open.length === 0 ? null : new Date(Math.max(...open.map(({ dueAt }) => Date.parse(dueAt))));
}

/**
 * Adds the paid surcharge of a changed booking to the first instalment. The booking's open balance becomes `later`. All
 * amounts are in minor units.
 * @param paid money received before the surcharge was paid
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

/**
 * Adds a balance that the operator received on the spot to the first instalment.
 * @param paid money received before this payment, in minor units
 * @param amount at most the amount that the booking owes, in minor units
 */
export function withOnSite(
  schedule: readonly Instalment[],
  paid: number,
  bookingId: string,
  amount: number,
): Instalment[] {
  const open = openOf(schedule, paid).flatMap(({ parts }) => parts.filter((part) => part.bookingId === bookingId));
  const later = open.reduce((sum, part) => sum + part.amount, 0) - amount;
  return withChange(schedule, paid, bookingId, { charge: amount, later: Math.max(0, later) });
}

/**
 * Reverts `withOnSite`: the amount becomes due as a new instalment.
 * @returns null if the first instalment is smaller than the amount
 */
export function withoutOnSite(
  schedule: readonly Instalment[],
  bookingId: string,
  amount: number,
  again: Pick<Instalment, 'number' | 'dueAt'>,
): Instalment[] | null {
  const [first, ...others] = schedule;
  const part = first?.parts.find((one) => one.bookingId === bookingId)?.amount ?? 0;
  if (!first || part < amount) return null;
  return [withPart(first, bookingId, part - amount), ...others, { ...again, amount, parts: [{ bookingId, amount }] }];
}

/** Later instalments that are due at `from` become due at `to`. Both are instants as ISO texts. */
export function withDueDay(schedule: readonly Instalment[], from: string, to: string): Instalment[] {
  return schedule.map((instalment) =>
    instalment.number > 1 && Date.parse(instalment.dueAt) === Date.parse(from)
      ? { ...instalment, dueAt: to }
      : instalment,
  );
}

/** If money arrives that no instalment asks for, it is added to the first instalment, even if it is refunded. */
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
