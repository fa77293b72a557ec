import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/received-routes.ts';
import { findReceivedOwner } from '#features/reviews/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { listForTeam } from './team-answers.ts';

export function listQuestionsOfOwn(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.listQuestionsOfOwn, async (request, reply) => {
    const owner = await findReceivedOwner(platform, owners, request.params, request);
    if (!owner) throw problem(QUESTION_ERRORS, 'question_not_found');
    reply.header('cache-control', 'no-store');
    return listForTeam(cases, owner, request.query);
  });
}
