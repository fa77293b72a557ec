import * as routes from '#features/reviews/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askedOwner } from '../owner.ts';
import type { Subjects } from '../reviews.ts';
import { reviewsPage } from './reviews-page.ts';

export function listTripReviews(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config } = platform;
  serve(app, routes.listTripReviews, async ({ query, actor, headers }) => {
    const level = query.level ?? null;
    const of = await askedOwner(platform, subjects.owners.trip.owner, query.trip, { actor, headers });
    return reviewsPage(
      { db, region: config.REGION, ...subjects },
      { ...of, plan: null, level, part: query.part ?? null },
      query,
    );
  });
}
