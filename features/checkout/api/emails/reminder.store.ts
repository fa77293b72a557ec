import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Confirmed bookings whose departure is tomorrow in its own zone, with that day. */
export async function listTomorrow(db: Database, region: string): Promise<{ id: string; day: string }[]> {
  const { rows } = await sql<{ id: string; day: string }>`
    select b.id, d.local_date::text as day
    from departure d
      join operator t on t.region_id = d.region_id and t.id = d.operator_id
      join booking b on b.region_id = d.region_id and b.departure_id = d.id
    where d.region_id = ${region} and d.starts_at between now() and now() + interval '3 days'
      and d.local_date = (now() at time zone t.zone)::date + 1 and d.state <> 'cancelled'
      and b.state = 'CONFIRMED' and b.order_id is not null`.execute(db);
  return rows;
}
