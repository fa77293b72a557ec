import { sql } from 'kysely';
import { type PayableState, RELEASED_AFTER_DAYS } from '#features/payments/contract/payable-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface Earned {
  region: string;
  entry: string;
  /** The id is null for the payment of an invoice. */
  bookingId: string | null;
  operatorId: string;
  orderId: string | null;
  currency: string;
  /** The amount after commission, in minor units. It is negative if the operator owes money. */
  amount: number;
  commission: number;
  serviceEndedAt: Date;
}

/** A second call for the same entry has no effect. */
export async function accrue(trx: Database, it: Earned): Promise<void> {
  if (it.amount === 0) return;
  await trx
    .insertInto('payable')
    .values({
      region_id: it.region,
      entry: it.entry,
      booking_id: it.bookingId,
      operator_id: it.operatorId,
      order_id: it.orderId,
      currency: it.currency,
      amount: it.amount,
      commission: it.commission,
      state: 'accrued',
      releasable_at: new Date(it.serviceEndedAt.getTime() + RELEASED_AFTER_DAYS * 86_400_000),
      payout_id: null,
    })
    .onConflict((same) => same.columns(['region_id', 'entry']).doNothing())
    .execute();
}

/** The caller must have locked the booking, because the result becomes the number of the next earning. */
export async function countEarnings(trx: Database, region: string, bookingId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payable where region_id = ${region} and booking_id = ${bookingId} and entry like 'earn/%'`.execute(
    trx,
  );
  return rows[0]!.n;
}

/** A payable stays `accrued` while a bank disputes a payment of its order. */
export async function releaseDue(trx: Database, region: string, now: Date): Promise<void> {
  await sql`
    update payable set state = 'releasable'
    where region_id = ${region} and state = 'accrued' and payout_id is null and releasable_at <= ${now}
      and not exists (select from payment p
        where p.region_id = payable.region_id and p.order_id = payable.order_id and p.state = 'disputed')`.execute(trx);
}

export function lockReleasable(
  trx: Database,
  { region, operatorId, currency }: { region: string; operatorId: string; currency: string },
): Promise<{ entry: string; amount: number }[]> {
  return trx
    .selectFrom('payable')
    .select(['entry', 'amount'])
    .where('region_id', '=', region)
    .where('operator_id', '=', operatorId)
    .where('currency', '=', currency)
    .where('state', '=', 'releasable')
    .where('payout_id', 'is', null)
    .orderBy('entry')
    .forUpdate()
    .execute();
}

/** The caller must have locked the payables. */
export async function putIntoPayout(
  trx: Database,
  region: string,
  payoutId: string,
  entries: readonly string[],
): Promise<void> {
  await trx
    .updateTable('payable')
    .set({ state: 'batched', payout_id: payoutId })
    .where('region_id', '=', region)
    .where('entry', 'in', [...entries])
    .execute();
}

export async function movePayables(trx: Database, region: string, payoutId: string, to: PayableState): Promise<void> {
  await trx
    .updateTable('payable')
    .set({ state: to, ...(to === 'releasable' && { payout_id: null }) })
    .where('region_id', '=', region)
    .where('payout_id', '=', payoutId)
    .execute();
}

/** The amounts that the region owes one operator in one currency, in minor units. */
export interface OpenBalance {
  operatorId: string;
  currency: string;
  /** The amount that cannot be paid yet because of a dispute or the waiting period. */
  accrued: number;
  /** The amount that can be paid now. A negative amount is carried forward. */
  releasable: number;
  underWay: number;
  /** When the first accrued amount becomes payable. Null without such an amount. */
  releasesAt: Date | null;
}

export async function readOpenBalances(
  db: Database,
  region: string,
  operatorId: string | null,
): Promise<OpenBalance[]> {
  const { rows } = await sql<OpenBalance>`
    select operator_id as "operatorId", currency,
      coalesce(sum(amount) filter (where state = 'accrued'), 0)::bigint as accrued,
      coalesce(sum(amount) filter (where state = 'releasable'), 0)::bigint as releasable,
      coalesce(sum(amount) filter (where state in ('batched', 'sent')), 0)::bigint as "underWay",
      min(releasable_at) filter (where state = 'accrued') as "releasesAt"
    from payable
    where region_id = ${region} and state <> 'confirmed' and ${operatorId === null ? sql`true` : sql`operator_id = ${operatorId}`}
    group by operator_id, currency order by operator_id, currency`.execute(db);
  return rows;
}
