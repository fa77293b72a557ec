import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** All amounts are in minor units. */
export interface StatementEntry {
  entry: string;
  at: Date;
  currency: string;
  bookingId: string | null;
  payoutId: string | null;
  /** The travellers' money that the ledger entry distributes. */
  gross: number;
  /** The part of `gross` that was refunded, taken back by a bank, or cancelled for a reseller. */
  refunded: number;
  commission: number;
  /** The part of `gross` that the operator received on the spot. */
  collected: number;
  /** The change of the operator's balance, which is negative for a payout. */
  net: number;
}

/** `opening` contains the balances before `from`. Its keys are currencies. */
export async function readStatement(
  db: Database,
  region: string,
  operatorId: string,
  from: Date,
  to: Date,
): Promise<{ opening: Map<string, number>; entries: StatementEntry[] }> {
  const { rows: before } = await sql<{ currency: string; owed: number }>`
    select currency, -sum(amount)::bigint as owed from ledger_posting
    where region_id = ${region} and operator_id = ${operatorId} and account = 'operator' and at < ${from}
    group by currency having sum(amount) <> 0`.execute(db);
  const { rows: entries } = await sql<StatementEntry>`
    select entry, min(at) as at, currency, max(booking_id::text) as "bookingId", max(payout_id::text) as "payoutId",
      coalesce(sum(amount) filter (where account = 'customer'), 0)::bigint as gross,
      coalesce(-sum(amount) filter (where account in ('refund', 'review', 'dispute', 'reseller')), 0)::bigint as refunded,
      coalesce(-sum(amount) filter (where account = 'commission'), 0)::bigint as commission,
      coalesce(-sum(amount) filter (where account in ('on_site', 'by_hand')), 0)::bigint as collected,
      coalesce(-sum(amount) filter (where account = 'operator'), 0)::bigint as net
    from ledger_posting
    where region_id = ${region} and operator_id = ${operatorId} and at >= ${from} and at < ${to}
    group by entry, currency having bool_or(account in ('operator', 'refund', 'dispute', 'commission'))
    order by min(at), entry`.execute(db);
  return { opening: new Map(before.map(({ currency, owed }) => [currency, owed])), entries };
}

export interface StatementMonth {
  /** A month in the region's time zone, such as "2026-11". */
  month: string;
  currency: string;
  earned: number;
  commission: number;
  paidOut: number;
}

export async function readMonths(
  db: Database,
  region: string,
  operatorId: string,
  zone: string,
): Promise<StatementMonth[]> {
  const { rows } = await sql<StatementMonth>`
    select to_char(at at time zone ${zone}, 'YYYY-MM') as month, currency,
      coalesce(-sum(amount) filter (where account = 'operator' and payout_id is null and entry not like 'operator-paid/%'), 0)::bigint as earned,
      coalesce(-sum(amount) filter (where account = 'commission'), 0)::bigint as commission,
      coalesce(sum(amount) filter (where account = 'operator' and payout_id is not null), 0)::bigint as "paidOut"
    from ledger_posting
    where region_id = ${region} and operator_id = ${operatorId} and account in ('operator', 'commission')
    group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows;
}
