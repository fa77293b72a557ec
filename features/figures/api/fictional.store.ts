import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/**
 * A demo that invents visits invents plans too, and only they have an index for this question.
 * @param from first day as `YYYY-MM-DD`, or null for all days
 */
export async function hasFictional(db: Database, region: string, from: string | null): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from planning_event
      where region_id = ${region} and fictional and day >= coalesce(${from}::date, '-infinity')) as found`.execute(db);
  return rows[0]!.found;
}

export async function deleteFictional(trx: Database, region: string): Promise<void> {
  await trx.deleteFrom('visit_event').where('region_id', '=', region).where('fictional', '=', true).execute();
  await trx.deleteFrom('planning_event').where('region_id', '=', region).where('fictional', '=', true).execute();
  await trx.deleteFrom('planned_place_event').where('region_id', '=', region).where('fictional', '=', true).execute();
}
