import { assertWithinLimit, emailKey } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { callerOf } from '#server/http/callers.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { SEND_CONFIRMATION } from '../emails/email-jobs.ts';
import type { QuestionOwners } from '../owners.ts';
import { insertQuestion } from '../question.store.ts';
import { newQuestion } from './new-question.ts';

/** Only the email contains the secret link to the question. */
export function askQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const { db, jobs } = platform;
  serve(app, routes.askQuestion, async (request, reply) => {
    const { email, ...body } = request.body;
    await assertWithinLimit(platform, 'questionsByAddress', callerOf(request));
    await assertWithinLimit(platform, 'questionsByEmail', emailKey(email));
    const { actor, headers } = request;
    const question = await newQuestion(platform, owners, { actor, headers, body }, { account_id: null, email });
    await inTransaction(db, async (trx) => {
      const kept = await insertQuestion(trx, question);
      if (kept) await jobs.add(trx, SEND_CONFIRMATION, { questionId: kept.id });
    });
    keepConfidential(reply);
    return reply.code(202).send({ email });
  });
}
