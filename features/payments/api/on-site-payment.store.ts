import { type Insertable, type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import type { OnSiteMeans } from '#features/payments/contract/on-site.ts';
import type { Database } from '#server/database/connect.ts';
import type { OnSitePaymentTable } from './tables.ts';

export type OnSitePaymentRow = Selectable<OnSitePaymentTable>;

export function insertOnSitePayment(trx: Database, payment: Insertable<OnSitePaymentTable>): Promise<OnSitePaymentRow> {
  return trx.insertInto('on_site_payment').values(payment).returningAll().executeTakeFirstOrThrow();
}

export function findOnSitePayment(db: Database, region: string, id: string): Promise<OnSitePaymentRow | undefined> {
  return db
    .selectFrom('on_site_payment')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The caller must have locked the booking, so that two requests cannot void the same payment. */
export function voidOnSitePaymentRow(
  trx: Database,
  { region_id, id }: Pick<OnSitePaymentRow, 'region_id' | 'id'>,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<OnSitePaymentRow> {
  return trx
    .updateTable('on_site_payment')
    .set({ voided_by: accountId, voided_at: sql<Date>`clock_timestamp()`, void_reason: reason })
    .where('region_id', '=', region_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** `by` is the name of the person who received the money. Voided payments are left out. */
export async function readOnSitePayments(
  db: Database,
  region: string,
  bookingIds: readonly string[],
): Promise<(OnSitePaymentRow & { by: string | null })[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<OnSitePaymentRow & { by: string | null }>`
    select p.*, ${accountName('p', 'taken_by')} as by from on_site_payment p
    where p.region_id = ${region} and p.booking_id = any(${[...bookingIds]}::uuid[]) and p.voided_at is null
    order by p.taken_at, p.id`.execute(db);
  return rows;
}

/** `by` is the name of the person who received the money, and `voider` of the person who voided the payment. */
export async function readOnSiteHistory(
  db: Database,
  region: string,
  bookingId: string,
): Promise<(OnSitePaymentRow & { by: string | null; voider: string | null })[]> {
  const { rows } = await sql<OnSitePaymentRow & { by: string | null; voider: string | null }>`
    select p.*, ${accountName('p', 'taken_by')} as by, ${accountName('p', 'voided_by')} as voider
    from on_site_payment p
    where p.region_id = ${region} and p.booking_id = ${bookingId} order by p.taken_at, p.id`.execute(db);
  return rows;
}

export interface OnSiteTaking {
  /** A local day as `YYYY-MM-DD`. */
  day: string;
  currency: string;
  means: OnSiteMeans;
  /** Minor units. */
  amount: number;
}

/**
 * Returns what an operator received on the spot today and on the days before, less what it gave back on the same day by
 * the same means. The latest day comes first.
 */
export async function readOnSiteTakings(
  db: Database,
  region: string,
  operatorId: string,
  { zone, days }: { zone: string; days: number },
): Promise<OnSiteTaking[]> {
  const { rows } = await sql<OnSiteTaking>`
    select (at at time zone ${zone})::date::text as day, currency, means, sum(amount)::bigint as amount
    from (
      select taken_at as at, currency, means, amount from on_site_payment
      where region_id = ${region} and operator_id = ${operatorId} and voided_at is null
      union all
      select returned_at, currency, means, -amount from on_site_return
      where region_id = ${region} and operator_id = ${operatorId} and voided_at is null) moved
    where at >= ((now() at time zone ${zone})::date - ${days - 1}::int)::timestamp at time zone ${zone}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db);
  return rows;
}
