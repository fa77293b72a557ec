import * as routes from '#features/reviews/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askedOwner } from '../owner.ts';
import type { Subjects } from '../reviews.ts';
import { reviewsPage } from './reviews-page.ts';

export function listOperatorReviews(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config } = platform;
  serve(app, routes.listOperatorReviews, async ({ query, actor, headers }) => {
    const of = await askedOwner(platform, subjects.owners.operator.owner, query.operator, { actor, headers });
    const part = { plan: query.plan ?? null, level: query.level ?? null, part: query.part ?? null };
    return reviewsPage({ db, region: config.REGION, ...subjects }, { ...of, ...part }, query);
  });
}
