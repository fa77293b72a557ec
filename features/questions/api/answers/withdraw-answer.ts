import { isWithdrawable } from '#features/questions/contract/answer-states.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import type { Badge } from '#features/questions/contract/question.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockQuestion, type QuestionRow } from '../question.store.ts';
import { settleReports } from '../report.store.ts';
import { findAnswer, moveAnswer } from './answer.store.ts';

interface Withdrawn {
  id: string;
  answerId: string;
  badge: Badge;
  /** If given, the answer must be of this visitor. */
  accountId?: string;
}

/**
 * A repeated request changes nothing.
 * @param mayAnswer `false` hides the question from the caller
 */
export async function withdrawAnswer(
  { db, config }: Platform,
  { id, answerId, badge, accountId }: Withdrawn,
  mayAnswer: (question: QuestionRow) => boolean,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const question = await lockQuestion(trx, config.REGION, id);
    if (!question || !mayAnswer(question)) throw problem(QUESTION_ERRORS, 'question_not_found');
    const answer = await findAnswer(trx, config.REGION, answerId);
    const isOwn = answer?.question_id === question.id && answer.badge === badge;
    if (!isOwn || (accountId !== undefined && answer.account_id !== accountId))
      throw problem(QUESTION_ERRORS, 'answer_not_found');
    if (answer.state === 'withdrawn') return;
    if (!isWithdrawable(answer.published_at, new Date())) throw problem(QUESTION_ERRORS, 'answer_settled');
    await moveAnswer(trx, { question, answer }, { action: 'withdraw', actor: 'answerer' });
    await settleReports(trx, question, answer.id);
  });
}
