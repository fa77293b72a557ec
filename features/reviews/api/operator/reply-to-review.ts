import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { OperatorReview, OperatorReviews, OperatorReviewsQuery, ReplyBody } from '#features/reviews/contract/region.ts';
import { cleanWords, type HoldReason, REPLY, screenWords } from '#features/reviews/contract/review-content.ts';
import { operatorReviewRoutes } from '#features/reviews/contract/routes.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import type { VisibleRow } from '../public-list/visible.store.ts';
import { lockReview, saveReview } from '../review.store.ts';
import { reviewView } from '../review.view.ts';
import type { Reviews, Subjects } from '../subjects.ts';
import { findOfOperator, readOfOperator } from './operator.store.ts';

const tags = ['Oficina del operador'];
const config = { right: 'operator.reply' } as const;

/** Routes of an operator: the list of its reviews, and its reply to a review. */
export function replyToReviews(app: App, platform: Platform, subjects: Subjects): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const reviews: Reviews = { db, region, subjects };

  app.get(
    operatorReviewRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Opiniones sobre un operador, las últimas primero',
        params: OperatorParams,
        querystring: OperatorReviewsQuery,
        response: { 200: OperatorReviews },
      },
    },
    async ({ actor, params: { operatorId }, query }) => {
      authorize(actor, 'operator.reply', { operatorId });
      const of = { operatorId, unanswered: query.unanswered ?? false };
      const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
      const { rows, next } = cutPage(await readOfOperator(reviews, of, page), PAGE_SIZE);
      return { items: rows.map(operatorReviewView), next };
    },
  );

  app.post(
    operatorReviewRoutes.reply,
    {
      config,
      schema: {
        tags,
        summary: 'Responde una opinión, una sola vez',
        params: Type.Object({ operatorId: Id, commentId: Id }),
        body: ReplyBody,
        response: { 200: OperatorReview },
      },
    },
    async (request) => {
      const { operatorId, commentId } = request.params;
      authorize(request.actor, 'operator.reply', { operatorId });
      const reply = replyOf(request.body.body);
      await inTransaction(db, async (trx) => {
        const review = await lockReview(trx, region, commentId);
        const isShown = review && (await findOfOperator({ ...reviews, db: trx }, { operatorId, commentId }));
        if (!isShown) throw problem(REVIEW_ERRORS, 'comment_not_found');
        if (review.reply === reply) return;
        if (review.reply !== null) throw problem(REVIEW_ERRORS, 'reply_there');
        await saveReview(trx, review, {
          reply,
          replied_at: new Date(),
          replied_by: personOf(request).accountId,
        });
        if (review.booking_id) await platform.jobs.add(trx, 'comments/tell-reply', { commentId });
      });
      return operatorReviewView((await findOfOperator(reviews, { operatorId, commentId }))!);
    },
  );
}

const operatorReviewView = (row: VisibleRow): OperatorReview => ({ ...reviewView(row), canReply: row.reply === null });

const FAULTS: Record<HoldReason, string> = {
  link: 'Quita el enlace: aquí no se publican.',
  email: 'Quita el correo: aquí no se publica. Te escriben desde su reserva.',
  phone: 'Quita el teléfono: aquí no se publica. Te llaman desde su reserva.',
  insult: 'Quita lo que ofende: lo leerá todo el mundo.',
};

/** Cleans and checks a reply. @throws `invalid` for a reply that is too short or contains a link, contact data or an insult. */
function replyOf(typed: string): string {
  const reply = cleanWords(typed);
  const path = 'body.body';
  const issues = screenWords(reply).map((code) => ({ path, code, message: FAULTS[code] }));
  if (reply.length < REPLY.least)
    issues.push({ path, code: 'too_short' as never, message: `Escribe al menos ${REPLY.least} letras.` });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  return reply;
}
