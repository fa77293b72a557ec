import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface DepartureEnd {
  endsAt: Date;
  calledOff: boolean;
  localDate: string;
  wasCounted: boolean;
}

/** Whether the guide of departure `d` checked attendance: admitted a traveller, or marked one absent. */
export const WAS_COUNTED = sql`exists (select from booking came join voucher_scan s on s.region_id = came.region_id and s.booking_id = came.id
  where came.region_id = d.region_id and came.departure_id = d.id and s.outcome = 'done')`;

/** The end of the booked departure as it is now, whether it was cancelled, and whether its guide checked attendance. */
export async function readEnd(db: Database, region: string, departureId: string): Promise<DepartureEnd> {
  const { rows } = await sql<DepartureEnd>`
    select ends_at as "endsAt", state = 'cancelled' as "calledOff", local_date::text as "localDate", ${WAS_COUNTED} as "wasCounted"
    from departure d where region_id = ${region} and id = ${departureId}`.execute(db);
  return rows[0]!;
}
