import { sql } from 'kysely';
import { joinOperator, joinPlanVersion } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { BookingRow } from './booking.store.ts';

export interface BookingNotes {
  reference: string;
  state: BookingRow['state'];
  snapshot: BookingRow['snapshot'];
  phone: string | null;
  bring: string[];
}

export async function readBookingNotes(
  db: Database,
  region: string,
  orderIds: readonly string[],
): Promise<BookingNotes[]> {
  if (orderIds.length === 0) return [];
  const { rows } = await sql<BookingNotes>`
    select b.reference, b.state, b.snapshot, o.profile ->> 'phone' as phone,
      coalesce(v.content -> 'bring', '[]'::jsonb) as bring
    from booking b
      ${joinOperator('o', 'b.operator_id')}
      ${joinPlanVersion('v', 'b.plan_id', 'b.plan_version')}
    where b.region_id = ${region} and b.order_id = any(${[...orderIds]}::uuid[])
    order by b.reference`.execute(db);
  return rows;
}
