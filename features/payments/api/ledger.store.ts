import { sql } from 'kysely';
import type { Posting } from '#features/payments/contract/ledger.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * The database refuses an entry that does not sum to zero.
 * @param entry a unique name, such as `capture/<payment>`
 * @returns false if an entry with the name exists
 */
export async function writeEntry(
  trx: Database,
  region: string,
  entry: string,
  currency: string,
  postings: readonly Posting[],
): Promise<boolean> {
  const real = postings.filter(({ amount }) => amount !== 0);
  if (real.length === 0) return false;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ledger_posting')
    .values(
      real.map((it, index) => ({
        region_id: region,
        entry,
        line: index + 1,
        account: it.account,
        amount: it.amount,
        currency,
        order_id: it.orderId ?? null,
        booking_id: it.bookingId ?? null,
        operator_id: it.operatorId ?? null,
        payment_id: it.paymentId ?? null,
        refund_id: it.refundId ?? null,
        payout_id: it.payoutId ?? null,
      })),
    )
    .onConflict((same) => same.columns(['region_id', 'entry', 'line']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(real.length);
}

/**
 * Returns the travellers' money that operators have not earned and that is not promised as a refund, in minor units by
 * booking id.
 * @param paymentId limits the sum to ledger lines of this payment, which contain no earnings and no refunds
 */
export async function readCustomerMoney(
  db: Database,
  region: string,
  orderId: string,
  paymentId: string | null = null,
): Promise<Map<string | null, number>> {
  const { rows } = await sql<{ booking_id: string | null; held: number }>`
    select booking_id, -sum(amount)::bigint as held from ledger_posting
    where region_id = ${region} and order_id = ${orderId} and account = 'customer'
      and (${paymentId}::uuid is null or payment_id = ${paymentId})
    group by booking_id`.execute(db);
  return new Map(rows.map(({ booking_id, held }) => [booking_id, held]));
}

/**
 * Returns the travellers' money that operators have not earned and that is not promised as a refund, in minor units.
 */
export async function readHeld(
  db: Database,
  region: string,
  { bookingId, orderId }: { bookingId: string; orderId: string | null },
): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(-sum(amount), 0)::bigint as held from ledger_posting
    where region_id = ${region} and booking_id = ${bookingId} and account = 'customer'
      and ${orderId === null ? sql`order_id is null` : sql`order_id = ${orderId}`}`.execute(db);
  return rows[0]!.held;
}

/**
 * Returns the money that the operator received on the spot for the booking, has not earned and must not give back, in
 * minor units.
 */
export async function readOnSite(db: Database, region: string, bookingId: string): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(amount), 0)::bigint as held from ledger_posting
    where region_id = ${region} and booking_id = ${bookingId} and account in ('on_site', 'by_hand')`.execute(db);
  return rows[0]!.held;
}
