import { createHash } from 'node:crypto';
import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import * as routes from '#features/questions/contract/visitor-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAnswer } from '../answers/answer.store.ts';
import { findQuestion } from '../question.store.ts';
import { countVotes, saveVote } from './vote.store.ts';

/** @throws invalid without an account and without a number of the browser */
function voterOf(actor: Actor, browser: string | undefined): { voter: Buffer; accountId: string | null } {
  const accountId = accountIdOf(actor);
  if (accountId) return { voter: hashOf(`account ${accountId}`), accountId };
  if (browser) return { voter: hashOf(`browser ${browser}`), accountId };
  const issues = [{ path: 'body.browser', code: 'required', message: 'Falta el número del navegador.' }];
  throw problem(PLATFORM_ERRORS, 'invalid', { issues });
}

export function voteForAnswer(app: App, { db, config }: Platform): void {
  serve(app, routes.voteForAnswer, async (request, reply) => {
    const { id, answerId } = request.params;
    const voter = voterOf(request.actor, request.body.browser);
    await inTransaction(db, async (trx) => {
      const question = await findQuestion(trx, config.REGION, id);
      if (!question || !isVisible(question.state)) throw problem(QUESTION_ERRORS, 'question_not_found');
      const answer = await findAnswer(trx, config.REGION, answerId);
      if (answer?.question_id !== question.id || answer.state !== 'published')
        throw problem(QUESTION_ERRORS, 'answer_not_found');
      const isOwn = voter.accountId !== null && [answer.account_id, answer.written_by].includes(voter.accountId);
      if (isOwn) throw problem(QUESTION_ERRORS, 'question_action_refused');
      await saveVote(trx, config.REGION, { answerId, ...voter }, request.body.useful);
    });
    reply.header('cache-control', 'no-store');
    return { useful: await countVotes(db, config.REGION, answerId) };
  });
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
