import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/owned-place-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { withdrawForTeam } from './team-answers.ts';

export function withdrawOwnedAnswer(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.withdrawOwnedAnswer, async ({ actor, params: { placeId, id, answerId } }) => {
    authorize(actor, 'place.run', { placeId });
    return withdrawForTeam(platform, cases, { owner: { kind: 'company', id: placeId }, id, answerId });
  });
}
