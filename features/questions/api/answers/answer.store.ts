import { type Insertable, type Selectable, sql } from 'kysely';
import { type AnswerAction, type AnswerActor, moveAnswerState } from '#features/questions/contract/answer-states.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { moveQuestion, type QuestionRow } from '../question.store.ts';
import type { AnswerTable } from '../tables.ts';

export type AnswerRow = Selectable<AnswerTable>;

/** @returns undefined if an answer with the same id exists */
export function insertAnswer(trx: Database, values: Insertable<AnswerTable>): Promise<AnswerRow | undefined> {
  return trx
    .insertInto('answer')
    .values(values)
    .onConflict((same) => same.columns(['region_id', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findAnswer(db: Database, region: string, id: string): Promise<AnswerRow | undefined> {
  return db.selectFrom('answer').selectAll().where('region_id', '=', region).where('id', '=', id).executeTakeFirst();
}

/**
 * Only this function changes the state of an answer. A question without a visible answer is asked again. The caller has
 * locked the question.
 * @throws question_action_refused
 */
export async function moveAnswer(
  trx: Database,
  { question, answer }: { question: QuestionRow; answer: AnswerRow },
  {
    action,
    actor,
    change,
  }: { action: AnswerAction; actor: AnswerActor; change?: Pick<AnswerRow, 'reason' | 'judged_by' | 'judged_at'> },
): Promise<void> {
  const moved = moveAnswerState(answer.state, actor, action);
  if (!moved.ok) throw problem(QUESTION_ERRORS, moved.code);
  await trx
    .updateTable('answer')
    .set({ ...change, state: moved.to })
    .where('region_id', '=', answer.region_id)
    .where('id', '=', answer.id)
    .execute();
  const { rows } = await sql<{ is_answered: boolean }>`
    select exists (select from answer where region_id = ${question.region_id} and question_id = ${question.id}
      and state = 'published') as is_answered`.execute(trx);
  if (question.state !== 'asked' && isVisible(question.state) && !rows[0]!.is_answered)
    await moveQuestion(trx, question, { action: 'unanswer', actor: 'rule' });
}
