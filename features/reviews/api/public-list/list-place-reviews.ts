import * as routes from '#features/reviews/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askedOwner } from '../owner.ts';
import type { Subjects } from '../subjects.ts';
import { type Reviewed, reviewsPage } from './reviews-page.ts';

export function listPlaceReviews(
  app: App,
  platform: Platform,
  { owner, insteadOf }: Reviewed,
  subjects: Subjects,
): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.listPlaceReviews, async ({ query, actor, headers }) => {
    const of = await askedOwner(platform, owner, query.company, { actor, headers });
    const other = of.id === null ? undefined : await insteadOf?.(db, region, of.id);
    return reviewsPage({ db, region, subjects }, { ...(other ?? of), plan: null }, query);
  });
}
