import { parseDate, toZoned } from '@internationalized/date';
import type { Instalment } from '#features/checkout/contract/order.ts';
import { apportion } from '#features/payments/contract/ledger.ts';
import type { PaymentPart } from './offer.ts';

export interface ScheduledLine {
  bookingId: string;
  /** Minor units. */
  total: number;
}

interface ScheduleAt {
  startDate: string;
  zone: string;
  now: Date;
}

/** Null if the payment is due at once, as a deposit or as an overdue payment. */
export function dueAt({ daysBefore }: PaymentPart, { startDate, zone, now }: ScheduleAt): Date | null {
  if (daysBefore === null) return null;
  const at = toZoned(parseDate(startDate).subtract({ days: daysBefore }), zone).toDate();
  return at <= now ? null : at;
}

/** Each payment is a share of every line's price. A payment whose day has passed is added to the deposit. */
export function scheduleOffer(
  payments: readonly PaymentPart[],
  lines: readonly ScheduledLine[],
  at: ScheduleAt,
): Instalment[] {
  const left = lines.map(({ total }) => total);
  const byDay = new Map<number, number[]>();
  for (const [index, part] of payments.entries()) {
    const isLast = index === payments.length - 1;
    const shares = lines.map(({ total }, line) => (isLast ? left[line]! : cut(total, part.shareBps, left[line]!)));
    for (const [line, share] of shares.entries()) left[line]! -= share;
    const day = (dueAt(part, at) ?? at.now).getTime();
    const before = byDay.get(day);
    byDay.set(day, before ? before.map((amount, line) => amount + shares[line]!) : shares);
  }
  return [...byDay]
    .sort(([one], [other]) => one - other)
    .map(([day, shares], index) => ({
      number: index + 1,
      dueAt: new Date(day).toISOString(),
      amount: shares.reduce((sum, share) => sum + share, 0),
      parts: lines
        .map(({ bookingId }, line) => ({ bookingId, amount: shares[line]! }))
        .filter(({ amount }) => amount > 0),
    }));
}

function cut(total: number, shareBps: number, left: number): number {
  return Math.min(left, apportion(total, [shareBps, 10_000 - shareBps])[0]!);
}
