import { type RawBuilder, sql } from 'kysely';
import { SEPARATE_DAYS } from '#features/questions/contract/question-states.ts';
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
    update answer set question_id = ${kept.id}, moved_from = coalesce(moved_from, ${merged.id}) where ${of} returning state`.execute(
    trx,
  );
  await sql`update question set merged_into = ${kept.id} where region_id = ${merged.region_id}
    and merged_into = ${merged.id}`.execute(trx);
  return rows.filter(({ state }) => state === 'published').length;
}

/** Gives the answers and the earlier merged questions back. The caller has locked both questions. */
export async function takeBack(
  trx: Database,
  { merged, kept }: { merged: QuestionRow; kept: QuestionRow },
): Promise<void> {
  const region = merged.region_id;
  const { rows } = await sql<{ id: string }>`
    with recursive own as (
      select id from question where region_id = ${region} and id = ${merged.id}
      union
      select q.id from question q join own on q.merged_with = own.id where q.region_id = ${region} and q.state = 'merged'
    )
    select id from own`.execute(trx);
  const own = rows.map(({ id }) => id);
  const moved = sql`select id from answer where region_id = ${region} and question_id = ${kept.id}
    and moved_from = any(${own}::uuid[])`;
  await sql`update question_report set question_id = ${merged.id} where region_id = ${region} and answer_id in (${moved})`.execute(
    trx,
  );
  await sql`update answer set question_id = ${merged.id}, moved_from = nullif(moved_from, ${merged.id})
    where region_id = ${region} and id in (${moved})`.execute(trx);
  await sql`update question set merged_into = ${merged.id}
    where region_id = ${region} and id = any(${own}::uuid[]) and state = 'merged'`.execute(trx);
}

export async function hasVisibleAnswer(trx: Database, { region_id, id }: QuestionRow): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from answer where region_id = ${region_id} and question_id = ${id} and state = 'published') as has`.execute(
    trx,
  );
  return rows[0]!.has;
}

/**
 * SQL condition: the merge is not too old, and the kept question has no newer answer.
 * @param alias table `question` of the query
 */
export const isSeparable = (alias: string): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${alias}.state`)} = 'merged'
  and ${sql.ref(`${alias}.merged_into`)} is not null
  and ${sql.ref(`${alias}.merged_at`)} > now() - make_interval(days => ${sql.lit(SEPARATE_DAYS)})
  and not exists (select from answer newer where newer.region_id = ${sql.ref(`${alias}.region_id`)}
    and newer.question_id = ${sql.ref(`${alias}.merged_into`)} and newer.state = 'published'
    and newer.published_at > ${sql.ref(`${alias}.merged_at`)}))`;

/** @returns false if the merge is settled */
export async function canSeparate(trx: Database, { region_id, id }: QuestionRow): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`
    select ${isSeparable('q')} as can from question q where q.region_id = ${region_id} and q.id = ${id}`.execute(trx);
  return rows[0]?.can ?? false;
}

/** Questions whose askers read the answers of this question. */
export async function readMergedInto(db: Database, region: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from question where region_id = ${region} and merged_into = ${id} and state = 'merged'`.execute(db);
  return rows.map((row) => row.id);
}
