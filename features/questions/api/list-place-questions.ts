import { placeOwner } from '#features/places/api/public.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { askedOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionsPage } from './questions-page.ts';

export function listPlaceQuestions(app: App, platform: Platform): void {
  serve(app, routes.listPlaceQuestions, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, placeOwner, query.company, { actor, headers });
    return questionsPage(platform, owner, query);
  });
}
