import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** When what was booked ends, by the departure as it is now, and whether it was called off. */
export async function readEnd(
  db: Database,
  region: string,
  departureId: string,
): Promise<{ endsAt: Date; calledOff: boolean; localDate: string }> {
  const { rows } = await sql<{ endsAt: Date; calledOff: boolean; localDate: string }>`
    select ends_at as "endsAt", state = 'cancelled' as "calledOff", local_date::text as "localDate"
    from departure where region_id = ${region} and id = ${departureId}`.execute(db);
  return rows[0]!;
}
