import { assertWithinLimit, personOf } from '#features/accounts/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { showOwn } from '../own/own.view.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion, insertQuestion } from '../question.store.ts';
import { newQuestion } from './new-question.ts';
import { publishQuestion } from './publish-question.ts';

/** An account's email address is confirmed already. A repeated request has the same answer. */
export function askAccountQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, config } = platform;
  serve(app, routes.askAccountQuestion, async (request, reply) => {
    const { accountId } = personOf(request);
    const { id } = request.body;
    await assertWithinLimit(platform, 'questionsByAccount', accountId);
    const question = await newQuestion(platform, owners, request, { account_id: accountId, email: null });
    await inTransaction(db, async (trx) => {
      const kept = await insertQuestion(trx, question);
      if (kept) return publishQuestion(trx, platform, kept);
      const earlier = await findQuestion(trx, config.REGION, id);
      if (earlier?.account_id !== accountId) throw problem(QUESTION_ERRORS, 'question_not_found');
    });
    return reply.code(201).send(await showOwn(platform, owners, id));
  });
}
