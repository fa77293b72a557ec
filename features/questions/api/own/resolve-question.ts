import * as routes from '#features/questions/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { lockQuestion, moveQuestion } from '../question.store.ts';
import { showOwn } from './own.view.ts';
import { assertOwn } from './question-access.ts';
import type { QuestionKeys } from './question-keys.ts';

/** A repeated request has the same answer. */
export function resolveQuestion(app: App, platform: Platform, owners: QuestionOwners, keys: QuestionKeys): void {
  const { db, config } = platform;
  serve(app, routes.resolveQuestion, async (request, reply) => {
    const { resolved } = request.body;
    await inTransaction(db, async (trx) => {
      const question = await lockQuestion(trx, config.REGION, request.params.id);
      assertOwn(keys, request, question);
      if (question.state === (resolved ? 'resolved' : 'answered')) return;
      await moveQuestion(trx, question, { action: resolved ? 'resolve' : 'reopen', actor: 'author' });
    });
    keepConfidential(reply);
    return showOwn(platform, owners, request.params.id);
  });
}
