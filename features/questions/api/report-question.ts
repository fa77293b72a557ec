import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import { isVisible } from '#features/questions/contract/question-states.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findAnswer } from './answers/answer.store.ts';
import { lockQuestion, moveQuestion } from './question.store.ts';
import { insertReport } from './report.store.ts';

export function reportQuestion(app: App, { db, config }: Platform): void {
  serve(app, routes.reportQuestion, async ({ actor, params, body }) => {
    await inTransaction(db, async (trx) => {
      const question = await lockQuestion(trx, config.REGION, params.id);
      if (!question || !isVisible(question.state)) throw problem(QUESTION_ERRORS, 'question_not_found');
      if (body.answerId !== undefined) {
        const answer = await findAnswer(trx, config.REGION, body.answerId);
        if (answer?.question_id !== question.id || answer.state !== 'published')
          throw problem(QUESTION_ERRORS, 'answer_not_found');
      } else if (question.upheld_at) throw problem(QUESTION_ERRORS, 'question_action_refused');
      const isNew = await insertReport(trx, {
        region_id: config.REGION,
        id: body.id,
        question_id: question.id,
        answer_id: body.answerId ?? null,
        reason: body.reason,
        words: cleanWords(body.words ?? '') || null,
        account_id: accountIdOf(actor),
      });
      if (isNew) await moveQuestion(trx, question, { action: 'report', actor: 'reader' });
    });
    return { reported: true as const };
  });
}
