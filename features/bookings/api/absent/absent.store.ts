import { sql } from 'kysely';
import { departureRows } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';

const LOOKED_BACK = sql`interval '100 days'`;

export interface Absent {
  id: string;
  endedAt: Date;
}

export async function listAbsent(
  db: Database,
  region: string,
  before: Date,
  { limit, after }: { limit: number; after: Absent | null },
): Promise<Absent[]> {
  const { rows } = await sql<Absent>`
    select b.id, d.ends_at as "endedAt"
    from ${departureRows('d')} join booking b on b.region_id = d.region_id and b.departure_id = d.id and b.state = 'CONFIRMED'
    where d.region_id = ${region} and d.ends_at <= ${before} and d.ends_at > ${before}::timestamptz - ${LOOKED_BACK}
      and d.state <> 'cancelled' and not b.test_mode and coalesce((b.cancellation->>'pending')::boolean, false) = false
      and (${after === null} or (d.ends_at, b.id) > (${after?.endedAt ?? before}, ${after?.id ?? null}::uuid))
    order by d.ends_at, b.id limit ${limit}`.execute(db);
  return rows;
}
