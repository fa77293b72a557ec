import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { TripReportTable } from '../../tables.ts';
import type { PublicationRow } from '../publication.store.ts';

/** @returns false if a report with the same id exists */
export async function insertReport(trx: Database, report: Insertable<TripReportTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('trip_report')
    .values(report)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function settleReports(
  trx: Database,
  { region_id, id }: Pick<PublicationRow, 'region_id' | 'id'>,
): Promise<void> {
  await trx
    .updateTable('trip_report')
    .set({ settled_at: sql<Date>`now()` })
    .where('region_id', '=', region_id)
    .where('publication_id', '=', id)
    .where('settled_at', 'is', null)
    .execute();
}
