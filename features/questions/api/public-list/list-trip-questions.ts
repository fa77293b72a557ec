import * as routes from '#features/questions/contract/routes.ts';
import { askedOwner, type PublicOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionsPage } from './questions-page.ts';

export function listTripQuestions(app: App, platform: Platform, trip: PublicOwner): void {
  serve(app, routes.listTripQuestions, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, trip.owner, query.trip, { actor, headers });
    return questionsPage(platform, owner, query);
  });
}
