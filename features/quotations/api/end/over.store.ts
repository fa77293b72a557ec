import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { joinOrder } from '#features/checkout/api/public.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export async function listOver(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select q.id from quotation q
      join offer f on f.region_id = q.region_id and f.quotation_id = q.id and f.state = 'accepted'
      ${joinOrder('c', 'f.order_id')} and c.state in ('confirmed', 'cancelled')
    where q.region_id = ${region} and q.state = 'accepted' and not exists (
      select from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
      where b.region_id = c.region_id and b.order_id = c.id and b.state in ('PENDING', 'CONFIRMED') and d.ends_at > now())`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
