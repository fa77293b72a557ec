import { authorize, personOf } from '#features/accounts/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { cleanWords, type HoldReason, REPLY, screenWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockReview, saveReview } from '../review.store.ts';
import type { Reviews, Subjects } from '../subjects.ts';
import { findOfOperator } from './operator.store.ts';
import { operatorReviewView } from './operator.view.ts';

export function replyToReview(app: App, platform: Platform, subjects: Subjects): void {
  const { db } = platform;
  const region = platform.config.REGION;
  const reviews: Reviews = { db, region, subjects };
  serve(app, routes.replyToReview, async (request) => {
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
  });
}

const FAULTS: Record<HoldReason, string> = {
  link: 'Quita el enlace: aquí no se publican.',
  email: 'Quita el correo: aquí no se publica. Te escriben desde su reserva.',
  phone: 'Quita el teléfono: aquí no se publica. Te llaman desde su reserva.',
  insult: 'Quita lo que ofende: lo leerá todo el mundo.',
};

/** @throws invalid if the reply is too short or contains a link, contact data or an insult */
function replyOf(typed: string): string {
  const reply = cleanWords(typed);
  const path = 'body.body';
  const issues = screenWords(reply).map((code) => ({ path, code, message: FAULTS[code] }));
  if (reply.length < REPLY.least)
    issues.push({ path, code: 'too_short' as never, message: `Escribe al menos ${REPLY.least} letras.` });
  if (issues.length > 0) throw problem(PLATFORM_ERRORS, 'invalid', { issues });
  return reply;
}
