import * as routes from '#features/questions/contract/routes.ts';
import { askedOwner, type PublicOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionsPage } from './questions-page.ts';

export function listOperatorQuestions(app: App, platform: Platform, operator: PublicOwner): void {
  serve(app, routes.listOperatorQuestions, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, operator.owner, query.operator, { actor, headers });
    return questionsPage(platform, owner, query);
  });
}
