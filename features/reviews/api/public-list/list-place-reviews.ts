import * as routes from '#features/reviews/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askedOwner } from '../owner.ts';
import { insteadOf } from '../owners.ts';
import type { Subjects } from '../reviews.ts';
import { reviewsPage } from './reviews-page.ts';

export function listPlaceReviews(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config } = platform;
  const { company } = subjects.owners;
  serve(app, routes.listPlaceReviews, async ({ query, actor, headers }) => {
    const asked = await askedOwner(platform, company.owner, query.company, { actor, headers });
    const of = asked.id === null ? asked : await insteadOf(platform, company, asked.id);
    const part = { plan: null, level: query.level ?? null, part: query.part ?? null };
    return reviewsPage({ db, region: config.REGION, ...subjects }, { ...of, ...part }, query);
  });
}
