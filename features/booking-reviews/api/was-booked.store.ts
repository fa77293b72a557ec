import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { joinOrder } from '#features/checkout/api/public.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** `true` if a booking of the account with this operator took place. */
export async function wasWithOperator(
  db: Database,
  region: string,
  { operatorId, accountId }: { operatorId: string; accountId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${bookingRows('b')} ${joinOrder('o', 'b.order_id')} ${joinDeparture('d', 'b.departure_id')}
    where b.region_id = ${region} and b.operator_id = ${operatorId} and o.account_id = ${accountId}
      and d.state <> 'cancelled' and (b.state = 'REDEEMED' or b.state = 'CONFIRMED' and d.ends_at <= now())
    limit 1`.execute(db);
  return rows.length > 0;
}
