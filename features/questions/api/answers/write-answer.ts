import { ANSWER } from '#features/questions/contract/case.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import type { Badge } from '#features/questions/contract/question.ts';
import { cleanWords, type HoldReason, screenWords } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { NOTIFY_ANSWERED } from '../emails/email-jobs.ts';
import { lockQuestion, moveQuestion, type QuestionRow } from '../question.store.ts';
import { findAnswer, insertAnswer } from './answer.store.ts';

interface NewAnswer {
  id: string;
  body: string;
  badge: Badge;
  answeredBy: string;
  accountId: string;
  /** The answer belongs to a traveller, and is erased with the account. */
  isOfTraveller: boolean;
  /** Runs in the same transaction, only for a new answer. */
  record?(trx: Database): Promise<void>;
}

/**
 * A repeated request changes nothing.
 * @param mayAnswer `false` hides the question from the caller
 */
export async function writeAnswer(
  { db, config, jobs }: Platform,
  questionId: string,
  { id, body, badge, answeredBy, accountId, isOfTraveller, record }: NewAnswer,
  mayAnswer: (question: QuestionRow) => boolean,
): Promise<void> {
  const region = config.REGION;
  await inTransaction(db, async (trx) => {
    const question = await lockQuestion(trx, region, questionId);
    if (!question || question.published_at === null || !mayAnswer(question))
      throw problem(QUESTION_ERRORS, 'question_not_found');
    if ((await findAnswer(trx, region, id))?.question_id === question.id) return;
    await moveQuestion(trx, question, { action: 'answer', actor: 'answerer' });
    const written = await insertAnswer(trx, {
      region_id: region,
      id,
      question_id: question.id,
      answered_by: answeredBy,
      badge,
      body,
      ...(isOfTraveller ? { account_id: accountId } : { written_by: accountId }),
    });
    if (!written) throw problem(QUESTION_ERRORS, 'question_not_found');
    await record?.(trx);
    await jobs.add(trx, NOTIFY_ANSWERED, { answerId: id });
  });
}

const FAULTS: Record<HoldReason, string> = {
  link: 'Quita el enlace: aquí no se publican.',
  email: 'Quita el correo: aquí no se publica.',
  phone: 'Quita el teléfono: aquí no se publica.',
  insult: 'Quita lo que ofende: lo leerá todo el mundo.',
};

/**
 * @param refused contents that the side may not publish
 * @throws invalid if the answer is too short or contains something refused
 */
export function answerText(typed: string, refused: readonly HoldReason[]): string {
  const body = cleanWords(typed);
  const path = 'body.body';
  const issues = screenWords(body)
    .filter((reason) => refused.includes(reason))
    .map((code): { path: string; code: string; message: string } => ({ path, code, message: FAULTS[code] }));
  if (body.length < ANSWER.least)
    issues.push({ path, code: 'too_short', message: `Escribe al menos ${ANSWER.least} letras.` });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  return body;
}
