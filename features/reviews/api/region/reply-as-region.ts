import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/reviews/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { kindsOfRegion } from '../owners.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { writeReply } from '../write/write-reply.ts';
import { findForRegion } from './region.store.ts';
import { regionReviewView } from './region.view.ts';

export function replyAsRegion(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  const kinds = kindsOfRegion(subjects.owners);
  serve(app, routes.replyAsRegion, async (request, reply) => {
    const { commentId } = request.params;
    await writeReply(platform, {
      commentId,
      body: request.body.body,
      by: 'region',
      accountId: personOf(request).accountId,
      isOwn: ({ owner_kind }) => kinds.includes(owner_kind),
      record: (trx) =>
        recordAudit(trx, {
          region: reviews.region,
          actor: request.actor,
          action: 'comments.reply',
          subject: { kind: 'comment', id: commentId },
        }),
    });
    reply.header('cache-control', 'no-store');
    return regionReviewView(reviews, (await findForRegion(reviews, commentId))!, request.actor);
  });
}
