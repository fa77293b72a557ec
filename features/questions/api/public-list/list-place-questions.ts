import * as routes from '#features/questions/contract/routes.ts';
import { askedOwner, insteadOf, type PublicOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionsPage } from './questions-page.ts';

export function listPlaceQuestions(app: App, platform: Platform, place: PublicOwner): void {
  serve(app, routes.listPlaceQuestions, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, place.owner, query.company, { actor, headers });
    return questionsPage(platform, owner.id === null ? owner : await insteadOf(platform, place, owner.id), query);
  });
}
