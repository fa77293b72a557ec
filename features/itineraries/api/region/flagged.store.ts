import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** `count` is the number of published itineraries that need attention. `oldest` is null if `count` is 0. */
export async function readFlagged(
  db: Database,
  region: string,
): Promise<{ count: number; oldest: Date | null; late: number }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(updated_at) as oldest from itinerary
    where region_id = ${region} and status in ('published', 'featured') and needs_attention is not null`.execute(db);
  return { ...rows[0]!, late: 0 };
}
