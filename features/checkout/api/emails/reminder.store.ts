import { sql } from 'kysely';
import { joinBookingsOf } from '#features/bookings/api/public.ts';
import { joinOperator } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** Confirmed bookings whose departure is tomorrow in its own zone, with that day. */
export async function listTomorrow(db: Database, region: string): Promise<{ id: string; day: string }[]> {
  const { rows } = await sql<{ id: string; day: string }>`
    select b.id, d.local_date::text as day
    from departure d
      ${joinOperator('t', 'd.operator_id')}
      ${joinBookingsOf('b', 'd')}
    where d.region_id = ${region} and d.starts_at between now() and now() + interval '3 days'
      and d.local_date = (now() at time zone t.zone)::date + 1 and d.state <> 'cancelled'
      and b.state = 'CONFIRMED' and b.order_id is not null`.execute(db);
  return rows;
}
