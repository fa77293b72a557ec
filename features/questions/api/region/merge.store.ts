import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { QuestionRow } from '../question.store.ts';
import { settleReports } from '../report.store.ts';

/**
 * Moves the answers with their reports, and the questions that were merged earlier. The caller has locked both
 * questions.
 * @returns the number of visible answers that moved
 */
export async function moveToKept(
  trx: Database,
  { merged, kept }: { merged: QuestionRow; kept: QuestionRow },
): Promise<number> {
  const of = sql`region_id = ${merged.region_id} and question_id = ${merged.id}`;
  await sql`update question_report set question_id = ${kept.id} where ${of} and answer_id is not null`.execute(trx);
  await settleReports(trx, merged);
  const { rows } = await sql<{ state: string }>`
    update answer set question_id = ${kept.id} where ${of} returning state`.execute(trx);
  await sql`update question set merged_into = ${kept.id} where region_id = ${merged.region_id}
    and merged_into = ${merged.id}`.execute(trx);
  return rows.filter(({ state }) => state === 'published').length;
}

/** Questions whose askers read the answers of this question. */
export async function readMergedInto(db: Database, region: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from question where region_id = ${region} and merged_into = ${id} and state = 'merged'`.execute(db);
  return rows.map((row) => row.id);
}
