import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/account-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { showOwn } from './account.view.ts';
import { lockOwn } from './lock-own.ts';
import { resumeReview } from './withdrawal.ts';

export function resumeAccountReview(app: App, { db, config }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  serve(app, routes.resumeAccountReview, async (request, reply) => {
    const { accountId } = personOf(request);
    const { commentId } = request.params;
    await inTransaction(db, async (trx) =>
      resumeReview(trx, await lockOwn(trx, config.REGION, { commentId, accountId })),
    );
    reply.header('cache-control', 'no-store');
    return showOwn(reviews, commentId);
  });
}
