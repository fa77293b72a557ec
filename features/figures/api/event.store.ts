import { type Insertable, sql } from 'kysely';
import { KEPT_MONTHS } from '#features/figures/contract/figures.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { PlannedPlaceEventTable, PlanningEventTable, VisitEventTable } from './tables.ts';

export async function insertVisit(db: Database, visit: Insertable<VisitEventTable>): Promise<void> {
  await db.insertInto('visit_event').values(visit).execute();
}

export async function insertPlan(
  db: Database,
  plan: Insertable<PlanningEventTable>,
  places: readonly Insertable<PlannedPlaceEventTable>[],
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await trx.insertInto('planning_event').values(plan).execute();
    if (places.length > 0)
      await trx
        .insertInto('planned_place_event')
        .values([...places])
        .execute();
  });
}

/** @param today local day as `YYYY-MM-DD` */
export async function dropOldEvents(db: Database, region: string, today: string): Promise<void> {
  const first = sql<string>`(${today}::date - make_interval(months => ${KEPT_MONTHS}))::date`;
  await db.deleteFrom('visit_event').where('region_id', '=', region).where('day', '<', first).execute();
  await db.deleteFrom('planning_event').where('region_id', '=', region).where('day', '<', first).execute();
  await db.deleteFrom('planned_place_event').where('region_id', '=', region).where('day', '<', first).execute();
}
