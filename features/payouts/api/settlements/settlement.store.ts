import { type Selectable, sql } from 'kysely';
import { paymentRows, refundRows } from '#features/payments/api/public.ts';
import type { Settlement } from '#features/payouts/contract/settlements.ts';
import type { CardSettlement } from '#server/cards/port.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { CardSettlementTable } from '../tables.ts';
import type { JudgedLine, StoredPayment } from './judge-settlement.ts';

export type SettlementRow = Selectable<CardSettlementTable>;

export interface SettlementKey {
  region: string;
  provider: string;
}

export async function newestArrival(db: Database, { region, provider }: SettlementKey): Promise<Date | null> {
  const row = await db
    .selectFrom('card_settlement')
    .select(({ fn }) => fn.max('arrives_at').as('at'))
    .where('region_id', '=', region)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.at ?? null;
}

export async function lockSettlement(
  trx: Database,
  { region, provider }: SettlementKey,
  it: CardSettlement,
): Promise<SettlementRow | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('card_settlement')
    .values({
      region_id: region,
      provider,
      id: it.id,
      currency: it.currency,
      amount: it.amount,
      state: it.state,
      arrives_at: it.arrivesAt,
    })
    .onConflict((same) => same.columns(['region_id', 'provider', 'id']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return undefined;
  return trx
    .selectFrom('card_settlement')
    .selectAll()
    .where('region_id', '=', region)
    .where('provider', '=', provider)
    .where('id', '=', it.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveSettlement(
  trx: Database,
  { region, provider }: SettlementKey,
  { id, state, arrivesAt }: Pick<CardSettlement, 'id' | 'state' | 'arrivesAt'>,
): Promise<void> {
  await trx
    .updateTable('card_settlement')
    .set({ state, arrives_at: arrivesAt, read_at: sql<Date>`clock_timestamp()` })
    .where('region_id', '=', region)
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}

const ROWS_AT_ONCE = 2_000;

export async function insertLines(
  trx: Database,
  { region, provider }: SettlementKey,
  settlementId: string,
  lines: readonly JudgedLine[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += ROWS_AT_ONCE) {
    const rows = lines.slice(from, from + ROWS_AT_ONCE).map(({ kind, paymentId, amount, fee, trouble }, at) => ({
      region_id: region,
      provider,
      settlement_id: settlementId,
      line: from + at + 1,
      kind,
      payment_id: paymentId !== null && isUuid(paymentId) ? paymentId : null,
      amount,
      fee,
      trouble,
    }));
    await trx.insertInto('card_settlement_line').values(rows).execute();
  }
}

export async function readSettled(
  db: Database,
  { region, provider }: SettlementKey,
  ids: readonly string[],
): Promise<Map<string, StoredPayment>> {
  const { rows } = await sql<StoredPayment>`
    select p.id, p.currency, p.captured, p.fee, r.promised,
      least(p.captured, coalesce(sum(l.amount) filter (where l.kind = 'capture'), 0))::bigint as "settledCapture",
      greatest(-r.promised, coalesce(sum(l.amount) filter (where l.kind = 'refund'), 0))::bigint as "settledRefund",
      greatest(-p.captured, least(0, coalesce(sum(l.amount) filter (where l.kind = 'dispute'), 0)))::bigint as "settledDispute"
    from ${paymentRows('p')}
      cross join lateral (select coalesce(sum(amount), 0)::bigint as promised from ${refundRows()}
        where region_id = p.region_id and payment_id = p.id) r
      left join card_settlement_line l on l.region_id = p.region_id and l.payment_id = p.id
    where p.region_id = ${region} and p.provider = ${provider} and p.id = any(${ids.filter(isUuid)}::uuid[])
    group by p.region_id, p.id, r.promised`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function readSettlements(db: Database, region: string, limit: number): Promise<Settlement[]> {
  const { rows } = await sql<Omit<Settlement, 'arrivesAt'> & { arrivesAt: Date }>`
    select s.id, s.provider, s.currency, s.amount, s.state, s.arrives_at as "arrivesAt", l.*
    from (select * from card_settlement where region_id = ${region} order by arrives_at desc, id limit ${limit}) s,
      lateral (
        select count(*)::int as lines,
          coalesce(sum(amount) filter (where kind = 'capture'), 0)::bigint as captured,
          coalesce(sum(amount) filter (where kind = 'refund'), 0)::bigint as refunded,
          coalesce(sum(amount) filter (where kind = 'dispute'), 0)::bigint as disputed,
          coalesce(sum(fee - case kind when 'fee' then amount else 0 end), 0)::bigint as fees,
          coalesce(sum(amount) filter (where kind in ('carried', 'other')), 0)::bigint as other,
          coalesce((select jsonb_agg(jsonb_build_object('trouble', trouble, 'lines', n)) from (
            select trouble, count(*)::int as n from card_settlement_line t
            where t.region_id = ${region} and t.provider = s.provider and t.settlement_id = s.id and trouble is not null
            group by trouble) found), '[]') as troubles
        from card_settlement_line c where c.region_id = ${region} and c.provider = s.provider and c.settlement_id = s.id) l
    order by s.arrives_at desc, s.id`.execute(db);
  return rows.map((row) => ({ ...row, arrivesAt: row.arrivesAt.toISOString() }));
}
