import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/received-routes.ts';
import { findReceivedOwner } from '#features/reviews/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { answerForTeam } from './team-answers.ts';

export function answerQuestionOfOwn(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.answerQuestionOfOwn, async (request, reply) => {
    const { id, ...of } = request.params;
    const owner = await findReceivedOwner(platform, owners, of, request);
    if (!owner) throw problem(QUESTION_ERRORS, 'question_not_found');
    reply.header('cache-control', 'no-store');
    return answerForTeam(platform, cases, { owner, id, accountId: owner.accountId, body: request.body });
  });
}
