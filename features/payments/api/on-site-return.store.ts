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

/** `by` is the name of the person who gave the money back. The earliest return comes first. */
export async function readOnSiteReturns(
  db: Database,
  region: string,
  bookingId: string,
): Promise<(OnSiteReturnRow & { by: string | null })[]> {
  const { rows } = await sql<OnSiteReturnRow & { by: string | null }>`
    select r.*, ${accountName('r', 'returned_by')} as by from on_site_return r
    where r.region_id = ${region} and r.booking_id = ${bookingId} order by r.returned_at, r.id`.execute(db);
  return rows;
}

export interface ByHand {
  /** Minor units that the operator promised to give back by hand. */
  promised: number;
  /** The part of `promised` that the operator has given back. */
  returned: number;
}

export async function readByHand(db: Database, region: string, bookingId: string): Promise<ByHand> {
  const { rows } = await sql<ByHand>`
    select coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as promised,
      coalesce(sum(amount) filter (where amount > 0), 0)::bigint as returned
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

/** Returns the names of the cases that ask the region to confirm what the operator gives back for the booking. */
export async function readByHandCases(db: Database, region: string, bookingId: string): Promise<string[]> {
  const { rows } = await sql<{ about: string }>`
    select distinct 'on-site/' || regexp_replace(entry, '^by-hand/', '') as about from ledger_posting
    where region_id = ${region} and booking_id = ${bookingId} and account = 'by_hand' and amount < 0`.execute(db);
  return rows.map(({ about }) => about);
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
