import { Type } from 'typebox';
import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { ReportBody, Reported } from '#features/reviews/contract/public-review.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { VISIBLE } from '#features/reviews/contract/review-states.ts';
import { publicReviewRoutes } from '#features/reviews/contract/routes.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertReport, lockReview, moveReview } from './review.store.ts';

const Params = Type.Object({ commentId: Id });

/** `POST /api/comments/:commentId/report`: any reader can report a review. A reported review stays visible until the region decides. */
export function reportReview(app: App, { db, config }: Platform): void {
  app.post(
    publicReviewRoutes.report,
    {
      config: { right: 'comments.report', rateLimit: { max: 20, timeWindow: 3_600_000 } },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: 'Avisa de una opinión que incumple las reglas',
        params: Params,
        body: ReportBody,
        response: { 200: Reported },
      },
    },
    async ({ actor, params, body }) => {
      await inTransaction(db, async (trx) => {
        const review = await lockReview(trx, config.REGION, params.commentId);
        if (!review || !VISIBLE.includes(review.state)) throw problem(REVIEW_ERRORS, 'comment_not_found');
        const isNew = await insertReport(trx, {
          region_id: config.REGION,
          id: body.id,
          comment_id: review.id,
          reason: body.reason,
          words: cleanWords(body.words ?? '') || null,
          account_id: accountIdOf(actor),
        });
        // A repeated request has the same id and changes nothing, even if the region has decided about the review since.
        if (isNew) await moveReview(trx, review, { action: 'report', actor: 'reader' });
      });
      return { reported: true as const };
    },
  );
}
