import { addQueue } from '#features/backoffice/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { publicReviewRoutes } from '#features/reviews/contract/routes.ts';
import type { Area } from '#server/platform.ts';
import { replyToReviews } from './operator/reply-to-review.ts';
import { listReviews, type Reviewed } from './public-list/list-reviews.ts';
import { regionReviews } from './region/region-reviews.ts';
import { reviewQueue } from './region/review-queue.ts';
import { reportReview } from './report-review.ts';

/** Reviews of places, operators and trips. `server/create-server.ts` passes in how each kind of owner is found. */
export const reviews = (reviewed: Record<'company' | 'operator' | 'trip', Reviewed>): Area => ({
  name: 'reviews',
  errors: REVIEW_ERRORS,
  routes(app, platform) {
    addQueue(platform, reviewQueue);
    listReviews(app, platform, reviewed.company, publicReviewRoutes.company);
    listReviews(app, platform, reviewed.operator, publicReviewRoutes.operator);
    listReviews(app, platform, reviewed.trip, publicReviewRoutes.trip);
    reportReview(app, platform);
    replyToReviews(app, platform);
    regionReviews(app, platform);
  },
});
