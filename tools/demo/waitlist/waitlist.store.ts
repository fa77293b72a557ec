import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** Full departures of the demo without a list. `keepOneSoldOut` has set their capacity to zero. */
export async function findSoldOut(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from departure d join operator t on t.region_id = d.region_id and t.id = d.operator_id and t.fictional
    where d.region_id = ${region} and d.capacity = 0 and d.state = 'scheduled' and d.cutoff_at > clock_timestamp()
      and not exists (select from waitlist_entry e where e.region_id = d.region_id and e.departure_id = d.id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
