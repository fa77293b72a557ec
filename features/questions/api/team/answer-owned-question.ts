import { authorize, personOf } from '#features/accounts/api/public.ts';
import { QUESTION_ERRORS } from '#features/questions/contract/errors.ts';
import * as routes from '#features/questions/contract/owned-place-routes.ts';
import { isMember } from '#features/reviews/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { answerForTeam } from './team-answers.ts';

/** While the place is disputed, only the region answers. */
export function answerOwnedQuestion(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.answerOwnedQuestion, async (request) => {
    const { placeId, id } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const { accountId } = personOf(request);
    const owner = { kind: 'company', id: placeId } as const;
    if (!(await isMember(platform, owners.company, owner, accountId)))
      throw problem(QUESTION_ERRORS, 'question_action_refused');
    return answerForTeam(platform, cases, { owner, id, accountId, body: request.body });
  });
}
