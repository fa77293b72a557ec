import * as routes from '#features/reviews/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { countWaiting, readWaiting } from './region.store.ts';
import { regionReviewView } from './region.view.ts';

const PAGE = 30;

export function listWaitingReviews(app: App, { db, config }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.listWaitingReviews, async ({ actor, query }, reply) => {
    reply.header('cache-control', 'no-store');
    const page = { state: query.state ?? null, limit: PAGE + 1, after: readTimeCursor(query.cursor) };
    const [found, counts] = await Promise.all([readWaiting(reviews, page), countWaiting(db, config.REGION)]);
    const { rows, next } = cutPage(found, PAGE);
    return { items: rows.map((row) => regionReviewView(reviews, row, actor)), next, counts };
  });
}
