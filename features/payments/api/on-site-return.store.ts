import { type Insertable, type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { writeEntry } from './ledger.store.ts';
import type { OnSiteReturnTable } from './tables.ts';

export type OnSiteReturnRow = Selectable<OnSiteReturnTable>;

export function findOnSiteReturn(db: Database, region: string, id: string): Promise<OnSiteReturnRow | undefined> {
  return db
    .selectFrom('on_site_return')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type ReadReturn = OnSiteReturnRow & { by: string | null; voider: string | null };

/**
 * `by` is the name of the person who gave the money back, and `voider` of the person who voided the return. The
 * earliest return comes first.
 */
export async function readOnSiteReturns(db: Database, region: string, bookingId: string): Promise<ReadReturn[]> {
  const { rows } = await sql<ReadReturn>`
    select r.*, ${accountName('r', 'returned_by')} as by, ${accountName('r', 'voided_by')} as voider from on_site_return r
    where r.region_id = ${region} and r.booking_id = ${bookingId} order by r.returned_at, r.id`.execute(db);
  return rows;
}

export interface ByHand {
  /** Minor units that the operator promised to give back by hand. */
  promised: number;
  /** The part of `promised` that the operator has given back. */
  returned: number;
}

/** Entries of returns and of their reversals. All other entries of the account `by_hand` are promises. */
const isReturn = sql`entry like 'given-back%'`;

export async function readByHand(db: Database, region: string, bookingId: string): Promise<ByHand> {
  const { rows } = await sql<ByHand>`
    select coalesce(-sum(amount) filter (where not ${isReturn}), 0)::bigint as promised,
      coalesce(sum(amount) filter (where ${isReturn}), 0)::bigint as returned
    from ledger_posting where region_id = ${region} and booking_id = ${bookingId} and account = 'by_hand'`.execute(db);
  return rows[0]!;
}

/**
 * Stores what the operator gave back and takes it out of the ledger. The caller must have locked the booking.
 * @param inLedger the part of the amount that the ledger knows, in minor units
 */
export async function insertOnSiteReturn(
  trx: Database,
  row: Insertable<OnSiteReturnTable>,
  inLedger: number,
): Promise<OnSiteReturnRow> {
  const returned = await trx.insertInto('on_site_return').values(row).returningAll().executeTakeFirstOrThrow();
  const { region_id: region, id, order_id: orderId, booking_id: bookingId, operator_id: operatorId } = returned;
  const about = { orderId, bookingId, operatorId };
  await writeEntry(trx, region, `given-back/${id}`, returned.currency, [
    { account: 'by_hand', amount: inLedger, ...about },
    { account: 'on_site', amount: -inLedger, ...about },
  ]);
  return returned;
}

/**
 * Stores that the return was noted by mistake, and reverses its entry in the ledger. The caller must have locked the
 * booking.
 * @returns the part of the amount that the ledger knows, in minor units
 */
export async function voidOnSiteReturnRow(
  trx: Database,
  {
    region_id: region,
    id,
    order_id: orderId,
    booking_id: bookingId,
    operator_id: operatorId,
    currency,
  }: OnSiteReturnRow,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<number> {
  await trx
    .updateTable('on_site_return')
    .set({ voided_by: accountId, voided_at: sql<Date>`clock_timestamp()`, void_reason: reason })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::bigint as amount from ledger_posting
    where region_id = ${region} and entry = ${`given-back/${id}`} and account = 'by_hand'`.execute(trx);
  const inLedger = rows[0]!.amount;
  const about = { orderId, bookingId, operatorId };
  await writeEntry(trx, region, `given-back-void/${id}`, currency, [
    { account: 'by_hand', amount: -inLedger, ...about },
    { account: 'on_site', amount: inLedger, ...about },
  ]);
  return inLedger;
}

/** Returns the cases that ask the region to confirm what the operator gives back for the booking, in minor units. */
export async function readByHandPromises(
  db: Database,
  region: string,
  bookingId: string,
): Promise<{ about: string; amount: number }[]> {
  const { rows } = await sql<{ about: string; amount: number }>`
    select 'on-site/' || regexp_replace(entry, '^by-hand/', '') as about, -sum(amount)::bigint as amount from ledger_posting
    where region_id = ${region} and booking_id = ${bookingId} and account = 'by_hand' and not ${isReturn}
    group by 1 having sum(amount) < 0`.execute(db);
  return rows;
}

export interface ToGiveBackRow {
  booking_id: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** Returns the bookings whose money the operator must still give back by hand, the oldest promise first. */
export async function readToGiveBack(db: Database, region: string, operatorId: string): Promise<ToGiveBackRow[]> {
  const { rows } = await sql<ToGiveBackRow>`
    select booking_id, currency, -sum(amount)::bigint as amount from ledger_posting
    where region_id = ${region} and operator_id = ${operatorId} and account = 'by_hand'
    group by booking_id, currency having sum(amount) < 0 order by min(at), booking_id limit 50`.execute(db);
  return rows;
}
