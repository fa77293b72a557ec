import * as routes from '#features/questions/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { QuestionOwners } from '../owners.ts';
import { findQuestion } from '../question.store.ts';
import { showOwn } from './own.view.ts';
import { assertOwn } from './question-access.ts';
import type { QuestionKeys } from './question-keys.ts';

export function showQuestion(app: App, platform: Platform, owners: QuestionOwners, keys: QuestionKeys): void {
  const { db, config } = platform;
  serve(app, routes.showQuestion, async (request, reply) => {
    assertOwn(keys, request, await findQuestion(db, config.REGION, request.params.id));
    keepConfidential(reply);
    return showOwn(platform, owners, request.params.id);
  });
}
