import * as routes from '#features/reviews/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askedOwner } from '../owner.ts';
import type { Subjects } from '../subjects.ts';
import { type Reviewed, reviewsPage } from './reviews-page.ts';

export function listTripReviews(app: App, platform: Platform, { owner }: Reviewed, subjects: Subjects): void {
  const { db, config } = platform;
  serve(app, routes.listTripReviews, async ({ query, actor, headers }) => {
    const of = await askedOwner(platform, owner, query.trip, { actor, headers });
    return reviewsPage({ db, region: config.REGION, subjects }, { ...of, plan: null }, query);
  });
}
