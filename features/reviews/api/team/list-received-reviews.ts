import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { listForTeam } from './team-replies.ts';

export function listReceivedReviews(app: App, { db, config }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.listReceivedReviews, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return listForTeam(reviews, { kind: 'operator', id: operatorId }, query);
  });
}
