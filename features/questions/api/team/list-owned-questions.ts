import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/questions/contract/owned-place-routes.ts';
import { isMember } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Cases } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';
import { listForTeam } from './team-answers.ts';

export function listOwnedQuestions(app: App, platform: Platform, owners: QuestionOwners): void {
  const cases: Cases = { db: platform.db, region: platform.config.REGION, owners };
  serve(app, routes.listOwnedQuestions, async (request) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const owner = { kind: 'company', id: placeId } as const;
    const page = await listForTeam(cases, owner, request.query);
    if (await isMember(platform, owners.company, owner, personOf(request).accountId)) return page;
    return { ...page, items: page.items.map((item) => ({ ...item, canAnswer: false })) };
  });
}
