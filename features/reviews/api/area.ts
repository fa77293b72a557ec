import { addQueue } from '#features/backoffice/api/public.ts';
import { operatorOwner } from '#features/operators/api/public.ts';
import { placeOwner } from '#features/places/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { publicReviewRoutes } from '#features/reviews/contract/routes.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { prepareReviews } from './demo/prepare-reviews.ts';
import {
  askHowItWent,
  inviteReviews,
  notifyJudged,
  notifyOperatorReview,
  notifyReply,
} from './emails/review-email-jobs.ts';
import { replyToReviews } from './operator/reply-to-review.ts';
import { listReviews } from './public-list/list-reviews.ts';
import { regionReviews } from './region/region-reviews.ts';
import { reviewQueue } from './region/review-queue.ts';
import { reportReview } from './report-review.ts';
import { bookingReview } from './traveller/booking-review.ts';

/** Reviews of places, of operators' plans and of trips share one mechanism. Reviews of an operator concern booked plans. */
export const reviews: Area = {
  name: 'reviews',
  errors: REVIEW_ERRORS,
  prepare: prepareReviews,
  jobPrefix: 'comments',
  jobs: {
    'comments/invite-reviews': inviteReviews,
    'comments/ask-how-it-went': askHowItWent,
    'comments/tell-judged': notifyJudged,
    'comments/tell-reply': notifyReply,
    'comments/tell-operator': notifyOperatorReview,
  },
  cron: [{ job: 'comments/invite-reviews', at: '0 11 * * *' }],
  routes(app, platform) {
    addQueue(platform, reviewQueue);
    listReviews(app, platform, placeOwner, publicReviewRoutes.company);
    listReviews(app, platform, operatorOwner, publicReviewRoutes.operator);
    listReviews(app, platform, tripOwner, publicReviewRoutes.trip);
    bookingReview(app, platform);
    reportReview(app, platform);
    replyToReviews(app, platform);
    regionReviews(app, platform);
  },
};
