import { type Insertable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { QuestionReportTable } from './tables.ts';

/** @returns false if a report with the same id exists */
export async function insertReport(trx: Database, report: Insertable<QuestionReportTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('question_report')
    .values(report)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @param answerId settles only the reports about this answer */
export async function settleReports(
  trx: Database,
  { region_id, id }: { region_id: string; id: string },
  answerId?: string,
): Promise<void> {
  await trx
    .updateTable('question_report')
    .set({ settled_at: sql<Date>`now()` })
    .where('region_id', '=', region_id)
    .where('question_id', '=', id)
    .where('settled_at', 'is', null)
    .$if(answerId !== undefined, (query) => query.where('answer_id', '=', answerId!))
    .execute();
}
