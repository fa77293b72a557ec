import { operatorOwner } from '#features/operators/api/public.ts';
import * as routes from '#features/questions/contract/routes.ts';
import { askedOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { questionsPage } from './questions-page.ts';

export function listOperatorQuestions(app: App, platform: Platform): void {
  serve(app, routes.listOperatorQuestions, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, operatorOwner, query.operator, { actor, headers });
    return questionsPage(platform, owner, query);
  });
}
