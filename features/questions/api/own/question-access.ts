import type { FastifyRequest } from 'fastify';
import { may } from '#features/accounts/contract/rights.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { QUESTION_SECRET_HEADER } from '#features/questions/contract/headers.ts';
import { problem } from '#server/errors.ts';
import type { QuestionRow } from '../question.store.ts';
import type { QuestionKeys } from './question-keys.ts';

/** @throws question_not_found without access, even if the question exists. */
export function assertOwn(
  keys: QuestionKeys,
  { actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'>,
  question: QuestionRow | undefined,
): asserts question is QuestionRow {
  if (!question) throw problem(QUESTION_ERRORS, 'question_not_found');
  const holds = keys.opens(question.id, headers[QUESTION_SECRET_HEADER]) ? 'edit' : null;
  if (!may(actor, 'questions.own', { holds, accountId: question.account_id }).allowed)
    throw problem(QUESTION_ERRORS, 'question_not_found');
}
