import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { readOfOperator } from './operator.store.ts';
import { operatorReviewView } from './operator.view.ts';

export function listReceivedReviews(app: App, { db, config }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.listReceivedReviews, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    const of = { operatorId, unanswered: query.unanswered ?? false };
    const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
    const { rows, next } = cutPage(await readOfOperator(reviews, of, page), PAGE_SIZE);
    return { items: rows.map(operatorReviewView), next };
  });
}
