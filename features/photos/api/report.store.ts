import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { PhotoReportTable } from './tables.ts';

export type PhotoReportRow = Selectable<PhotoReportTable>;

/** @returns false if a report with the same id exists */
export async function insertReport(trx: Database, report: Insertable<PhotoReportTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('photo_report')
    .values(report)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function findReport(db: Database, region: string, id: string): Promise<PhotoReportRow | undefined> {
  return db
    .selectFrom('photo_report')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** @returns the reports that were open */
export function settleReports(
  trx: Database,
  { region_id, id }: { region_id: string; id: string },
): Promise<PhotoReportRow[]> {
  return trx
    .updateTable('photo_report')
    .set({ settled_at: sql<Date>`now()` })
    .where('region_id', '=', region_id)
    .where('photo_id', '=', id)
    .where('settled_at', 'is', null)
    .returningAll()
    .execute();
}
