import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/account-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { readAccountReviews } from './account.store.ts';
import { accountReviewView } from './account.view.ts';

export function listAccountReviews(app: App, { db, config }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.listAccountReviews, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const rows = await readAccountReviews(reviews, { accountId: personOf(request).accountId });
    return { items: rows.map((row) => accountReviewView(reviews, row)) };
  });
}
