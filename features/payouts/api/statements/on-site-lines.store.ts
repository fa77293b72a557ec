import { sql } from 'kysely';
import { joinBooking } from '#features/bookings/api/public.ts';
import { orderRows } from '#features/checkout/api/public.ts';
import { onSitePaymentRows, onSiteReturnRows } from '#features/payments/api/public.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import type { Database } from '#server/database/connect.ts';

export interface OnSiteLineRow {
  id: string;
  booking_id: string;
  reference: string;
  name: string | null;
  /** A local day as `YYYY-MM-DD`. */
  day: string;
  at: Date;
  means: OnSiteMeans;
  /** Minor units. Negative for money that was given back. */
  amount: number;
  currency: string;
}

const MOST = 300;

/** Returns each payment that an operator received on the spot and each return, the latest first. */
export async function readOnSiteLines(
  db: Database,
  region: string,
  operatorId: string,
  { zone, days }: { zone: string; days: number },
): Promise<OnSiteLineRow[]> {
  const { rows } = await sql<OnSiteLineRow>`
    select m.id, m.booking_id, b.reference, o.contact->>'name' as name, (m.at at time zone ${zone})::date::text as day,
      m.at, m.means, m.amount, m.currency
    from (
      select p.region_id, p.id, p.booking_id, p.order_id, p.taken_at as at, p.means, p.amount, p.currency
      from ${onSitePaymentRows('p')}
      where p.region_id = ${region} and p.operator_id = ${operatorId} and p.voided_at is null
      union all
      select r.region_id, r.id, r.booking_id, r.order_id, r.returned_at, r.means, -r.amount, r.currency
      from ${onSiteReturnRows('r')} where r.region_id = ${region} and r.operator_id = ${operatorId} and r.voided_at is null) m
      ${joinBooking('b', 'm.booking_id')}
      join ${orderRows('o')} on o.region_id = m.region_id and o.id = m.order_id
    where m.at >= ((now() at time zone ${zone})::date - ${days - 1}::int)::timestamp at time zone ${zone}
    order by m.at desc, m.id limit ${MOST}`.execute(db);
  return rows;
}
