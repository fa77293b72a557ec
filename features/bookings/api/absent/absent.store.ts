import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** What was never looked at for so long stays as it is. */
const LOOKED_BACK = sql`interval '100 days'`;

/** A booking of a departure that is over, to which nobody was let in. */
export interface Absent {
  id: string;
  endedAt: Date;
}

/**
 * Confirmed bookings of departures that ended before `before`, the oldest first. One that is being cancelled is not among them, nor what an
 * agency only tried.
 */
export async function listAbsent(
  db: Database,
  region: string,
  before: Date,
  { limit, after }: { limit: number; after: Absent | null },
): Promise<Absent[]> {
  const { rows } = await sql<Absent>`
    select b.id, d.ends_at as "endedAt"
    from departure d join booking b on b.region_id = d.region_id and b.departure_id = d.id and b.state = 'CONFIRMED'
    where d.region_id = ${region} and d.ends_at <= ${before} and d.ends_at > ${before}::timestamptz - ${LOOKED_BACK}
      and d.state <> 'cancelled' and not b.test_mode and coalesce((b.cancellation->>'pending')::boolean, false) = false
      and (${after === null} or (d.ends_at, b.id) > (${after?.endedAt ?? before}, ${after?.id ?? null}::uuid))
    order by d.ends_at, b.id limit ${limit}`.execute(db);
  return rows;
}
