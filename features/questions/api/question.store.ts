import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import {
  isVisible,
  moveQuestionState,
  type QuestionAction,
  type QuestionActor,
} from '#features/questions/contract/question-states.ts';
import { isGone } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { QuestionOwners } from './owners.ts';
import type { QuestionTable } from './tables.ts';

export type QuestionRow = Selectable<QuestionTable>;
export type QuestionChange = Omit<Updateable<QuestionTable>, 'state' | 'published_at'>;

/** @returns undefined if a question with the same id exists */
export function insertQuestion(trx: Database, values: Insertable<QuestionTable>): Promise<QuestionRow | undefined> {
  return trx
    .insertInto('question')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findQuestion(db: Database, region: string, id: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('question').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

export function lockQuestion(trx: Database, region: string, id: string): Promise<QuestionRow | undefined> {
  return trx
    .selectFrom('question')
    .selectAll()
    .where('region_id', '=', region)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Only this function changes the state of a question. The caller has locked the question.
 * @throws question_action_refused
 */
export function moveQuestion(
  trx: Database,
  question: QuestionRow,
  { action, actor, change }: { action: QuestionAction; actor: QuestionActor; change?: QuestionChange },
): Promise<QuestionRow> {
  const moved = moveQuestionState(question.state, actor, action, question.merged_from);
  if (!moved.ok) throw problem(QUESTION_ERRORS, moved.code);
  const appears = isVisible(moved.to) && question.published_at === null;
  return trx
    .updateTable('question')
    .set({ ...change, state: moved.to, ...(appears && { published_at: sql<Date>`now()` }) })
    .where('region_id', '=', question.region_id)
    .where('id', '=', question.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Questions whose email address was not confirmed live one day. */
export async function dropUnconfirmed(db: Database, region: string): Promise<void> {
  await sql`
    delete from question
    where region_id = ${region} and state = 'unconfirmed' and created_at < clock_timestamp() - interval '1 day'`.execute(
    db,
  );
}

/** The erasure of an account deletes its answers. A question without an answer is asked again. */
export async function unanswerEmptied(db: Database, region: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select q.id from question q where q.region_id = ${region} and q.state in ('answered', 'resolved')
      and not exists (select from answer a where a.region_id = q.region_id and a.question_id = q.id
        and a.state = 'published')`.execute(db);
  for (const { id } of rows)
    await inTransaction(db, async (trx) => {
      const question = await lockQuestion(trx, region, id);
      if (question?.state === 'answered' || question?.state === 'resolved')
        await moveQuestion(trx, question, { action: 'unanswer', actor: 'rule' });
    });
}

/** Deletes the questions about owners that no longer exist. */
export async function dropOfGoneOwners(db: Database, region: string, owners: QuestionOwners): Promise<void> {
  await sql`delete from question q where q.region_id = ${region} and ${isGone(owners, 'q')}`.execute(db);
}
