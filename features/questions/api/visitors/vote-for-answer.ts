import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import * as routes from '#features/questions/contract/visitor-routes.ts';
import { voterOf } from '#features/reviews/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAnswer } from '../answers/answer.store.ts';
import { findQuestion } from '../question.store.ts';
import { countVotes, saveVote } from './vote.store.ts';

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
