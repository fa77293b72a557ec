import * as routes from '#features/booking-reviews/contract/routes.ts';
import { findReviewOf } from '#features/reviews/api/public.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView } from './booking-review.view.ts';
import { openReviewable } from './open-reviewable.ts';

export function showReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showReview, async (request, reply) => {
    const of = await openReviewable(platform, request);
    keepConfidential(reply);
    return bookingReviewView(of, await findReviewOf(db, config.REGION, of.booking.id), new Date());
  });
}
