import { parseDate, toZoned } from '@internationalized/date';
import { readBookingLines } from '#features/bookings/api/public.ts';
import type { PaidOperator } from '#features/operators/api/public.ts';
import { readStatement, type StatementEntry } from '#features/payments/api/public.ts';
import {
  type Statement,
  type StatementEvent,
  type StatementKind,
  statementParts,
} from '#features/payouts/contract/statement.ts';
import type { Platform } from '#server/platform.ts';
import { readReferences } from '../transfers/payout.store.ts';

/** @param month a month in the region's time zone, such as "2026-11" */
export async function statementOf(
  { db, config, region }: Pick<Platform, 'db' | 'config' | 'region'>,
  operator: Pick<PaidOperator, 'id' | 'name' | 'fictional'>,
  month: string,
): Promise<Statement> {
  const { settings } = await region.current();
  const first = parseDate(`${month}-01`);
  const [from, to] = [first, first.add({ months: 1 })].map((day) => toZoned(day, settings.time_zone).toDate());
  const { opening, entries } = await readStatement(db, config.REGION, operator.id, from!, to!);
  const ids = (of: (entry: StatementEntry) => string | null) => [
    ...new Set(entries.map(of).filter((id): id is string => id !== null)),
  ];
  const [bookings, references] = await Promise.all([
    readBookingLines(
      db,
      config.REGION,
      ids(({ bookingId }) => bookingId),
    ),
    readReferences(
      db,
      config.REGION,
      ids(({ payoutId }) => payoutId),
    ),
  ]);
  const events = entries.map(({ entry, at, currency, bookingId, payoutId, ...amounts }): StatementEvent => {
    const booking = bookingId ? bookings.get(bookingId) : undefined;
    return {
      at: at.toISOString(),
      kind: kindOf(entry),
      reference: booking?.reference ?? (payoutId ? (references.get(payoutId) ?? null) : null),
      title: booking?.title ?? null,
      day: booking?.day ?? null,
      currency,
      ...amounts,
    };
  });
  const { id, name, fictional } = operator;
  return { month, operator: { id, name, fictional }, parts: statementParts(opening, events) };
}

function kindOf(entry: string): StatementKind {
  if (entry.startsWith('earn/')) return 'served';
  if (/^(octo-)?cancel\//.test(entry)) return 'cancelled';
  if (entry.startsWith('payout-sent/')) return 'payout';
  if (entry.startsWith('dispute-lost/')) return 'dispute';
  if (entry.startsWith('operator-paid/')) return 'commission_paid';
  if (entry.startsWith('dispute-fee/')) return 'dispute_fee';
  return entry.startsWith('payout-returned/') ? 'returned' : 'other';
}
