import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { JudgeBody, RegionReview, RegionReviews, RegionReviewsQuery } from '#features/reviews/contract/region.ts';
import { regionReviewRoutes } from '#features/reviews/contract/routes.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { cutPage, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockReview, moveReview } from '../review.store.ts';
import type { Reviews, Subjects } from '../subjects.ts';
import { countWaiting, findForRegion, readWaiting } from './region.store.ts';
import { isJudgedBy, regionReviewView } from './region.view.ts';

const PAGE = 30;
const tags = ['Fotos, preguntas y comentarios'];
const config = { right: 'comments.judge' } as const;

/** Routes of the region: the list of reviews that need a decision, and the decision about a review. */
export function regionReviews(app: App, { db, config: { REGION }, jobs }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: REGION, subjects };
  app.get(
    regionReviewRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Opiniones retenidas, denunciadas o apeladas, lo más antiguo primero',
        querystring: RegionReviewsQuery,
        response: { 200: RegionReviews },
      },
    },
    async ({ actor, query }, reply) => {
      reply.header('cache-control', 'no-store');
      const page = { state: query.state ?? null, limit: PAGE + 1, after: readTimeCursor(query.cursor) };
      const [found, counts] = await Promise.all([readWaiting(reviews, page), countWaiting(db, REGION)]);
      const { rows, next } = cutPage(found, PAGE);
      return { items: rows.map((row) => regionReviewView(row, actor)), next, counts };
    },
  );

  app.post(
    regionReviewRoutes.judge,
    {
      config,
      schema: {
        tags,
        summary: 'Publica, mantiene o retira una opinión',
        params: Type.Object({ commentId: Id }),
        body: JudgeBody,
        response: { 200: RegionReview },
      },
    },
    async (request, reply) => {
      const { actor, params, body } = request;
      reply.header('cache-control', 'no-store');
      if (body.judgement === 'remove' && !body.reason) {
        const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué se retira.' }];
        throw problem(PLATFORM_ERRORS, 'invalid', { issues });
      }
      await inTransaction(db, async (trx) => {
        const review = await lockReview(trx, REGION, params.commentId);
        if (!review) throw problem(REVIEW_ERRORS, 'comment_not_found');
        if (isJudgedBy(review, actor)) throw problem(REVIEW_ERRORS, 'comment_judged_by_you');
        const reason = body.judgement === 'remove' ? body.reason! : body.judgement === 'dismiss' ? review.reason : null;
        const judged = await moveReview(trx, review, {
          action: body.judgement,
          actor: 'region',
          change: { reason, judged_by: personOf(request).accountId, judged_at: new Date() },
        });
        await recordAudit(trx, {
          region: REGION,
          actor,
          action: `comments.${body.judgement}`,
          subject: { kind: 'comment', id: review.id },
          before: { state: review.state, reason: review.reason },
          after: { state: judged.state, reason: judged.reason },
        });
        if (!review.booking_id) return;
        // The author gets no email about a report that did not lead to a removal.
        if (body.judgement !== 'uphold') await jobs.add(trx, 'comments/tell-judged', { commentId: review.id });
        if (review.published_at === null && judged.published_at)
          await jobs.add(trx, 'comments/tell-operator', { commentId: review.id });
      });
      return regionReviewView((await findForRegion(reviews, params.commentId))!, actor);
    },
  );
}
