import { type Actor, accountIdOf } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/booking-reviews/contract/routes.ts';
import {
  insertReview,
  isSameText,
  judgeByRule,
  lockReviewOf,
  moveReview,
  type ReviewRow,
  reviewText,
} from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { LEVELS } from '#features/reviews/contract/levels.ts';
import type { ReviewBody } from '#features/reviews/contract/review.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView, isRevisable, type Reviewable, timeOf } from './booking-review.view.ts';
import { openReviewable } from './open-reviewable.ts';

export function writeReview(app: App, platform: Platform): void {
  serve(app, routes.writeReview, async (request, reply) => {
    const of = await openReviewable(platform, request);
    const now = new Date();
    const { review, isNew } = await saveWords(platform, of, request.body, { actor: request.actor, now });
    keepConfidential(reply);
    return reply.code(isNew ? 201 : 200).send(bookingReviewView(of, review, now));
  });
}

/**
 * Stores nothing if the review is unchanged.
 * @throws review_not_open, review_settled, invalid
 */
async function saveWords(
  platform: Platform,
  of: Reviewable,
  asked: ReviewBody,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ review: ReviewRow; isNew: boolean }> {
  const { config, jobs } = platform;
  const words = reviewText(asked);
  const { booking, order, localDate } = of;
  return inTransaction(platform.db, async (trx) => {
    let known = await lockReviewOf(trx, config.REGION, booking.id);
    if (!known) {
      if (timeOf(of, now) !== 'open') throw problem(REVIEW_ERRORS, 'review_not_open');
      const written = await insertReview(trx, {
        region_id: config.REGION,
        owner_kind: 'operator',
        owner_id: booking.operator_id,
        booking_id: booking.id,
        plan_id: booking.plan_id,
        state: 'submitted',
        ...words,
        verification: LEVELS.booking,
        visited_on: localDate,
        account_id: order.account_id ?? accountIdOf(actor),
      });
      if (written) {
        const review = await judgeByRule(trx, written);
        await notifyOperator(trx, jobs, review);
        return { review, isNew: true };
      }
      // A concurrent request has just stored a review of the same booking.
      known = (await lockReviewOf(trx, config.REGION, booking.id))!;
    }
    if (isSameText(known, words)) return { review: known, isNew: false };
    if (!isRevisable(known, now)) throw problem(REVIEW_ERRORS, 'review_settled');
    const revised = await moveReview(trx, known, { action: 'revise', actor: 'author', change: words });
    const review = await judgeByRule(trx, revised);
    if (known.published_at === null) await notifyOperator(trx, jobs, review);
    return { review, isNew: false };
  });
}

async function notifyOperator(trx: Database, jobs: Platform['jobs'], { id, state }: ReviewRow): Promise<void> {
  if (state === 'published') await jobs.add(trx, 'comments/tell-operator', { commentId: id });
}
