import { type Insertable, type Selectable, sql } from 'kysely';
import type { RefundState } from '#features/payments/contract/refund-states.ts';
import type { Database } from '#server/database/connect.ts';
import type { RefundTable } from './tables.ts';

export type RefundRow = Selectable<RefundTable>;

export async function insertRefunds(trx: Database, refunds: Insertable<RefundTable>[]): Promise<RefundRow[]> {
  if (refunds.length === 0) return [];
  return trx.insertInto('refund').values(refunds).returningAll().execute();
}

export function findRefund(db: Database, region: string, id: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockRefund(trx: Database, region: string, id: string): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('refund')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function readOrderRefunds(db: Database, region: string, orderId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refund')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
}

export async function saveRefund(
  trx: Database,
  refund: RefundRow,
  to: RefundState,
  { providerRefundId, failure }: { providerRefundId?: string | null; failure?: string | null } = {},
): Promise<RefundRow> {
  return trx
    .updateTable('refund')
    .set({
      state: to,
      provider_refund_id: providerRefundId ?? refund.provider_refund_id,
      failure: failure ?? null,
      tries: sql<number>`tries + 1`,
      changed_at: sql<Date>`clock_timestamp()`,
      ...(to === 'settled' && { settled_at: sql<Date>`clock_timestamp()` }),
    })
    .where('region_id', '=', refund.region_id)
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface Refundable {
  paymentId: string;
  /** The captured amount minus all refunds of the payment, in minor units. */
  left: number;
  /** The part of `left` that the payment brought to the booking. */
  own: number;
}

export async function readRefundable(
  db: Database,
  region: string,
  { orderId, bookingId }: { orderId: string; bookingId: string },
): Promise<Refundable[]> {
  const { rows } = await sql<Refundable>`
    select p.id as "paymentId", p.captured - coalesce(r.all_of_it, 0)::bigint as left,
      (coalesce(l.brought, 0) - coalesce(r.of_booking, 0))::bigint as own
    from payment p
      cross join lateral (
        select sum(amount) as all_of_it, sum(amount) filter (where booking_id = ${bookingId}) as of_booking
        from refund r where r.region_id = p.region_id and r.payment_id = p.id) r
      cross join lateral (
        select -sum(amount) as brought from ledger_posting l
        where l.region_id = p.region_id and l.order_id = p.order_id and l.payment_id = p.id and l.account = 'customer'
          and l.booking_id = ${bookingId}) l
    where p.region_id = ${region} and p.order_id = ${orderId} and p.captured > 0 and p.state in ('captured', 'won')
    order by p.created_at desc`.execute(db);
  return rows
    .filter(({ left }) => left > 0)
    .map(({ paymentId, left, own }) => ({ paymentId, left, own: Math.max(0, Math.min(own, left)) }));
}
