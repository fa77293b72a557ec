import { addQueue } from '#features/backoffice/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { publicReviewRoutes } from '#features/reviews/contract/routes.ts';
import type { Area } from '#server/platform.ts';
import { replyToReviews } from './operator/reply-to-review.ts';
import { listReviews, type Reviewed } from './public-list/list-reviews.ts';
import { regionReviews } from './region/region-reviews.ts';
import { reviewQueue } from './region/review-queue.ts';
import { reportReview } from './report-review.ts';
import type { Subjects } from './subjects.ts';

/** Reviews of places, operators and trips. `server/create-server.ts` passes in the functions that find an owner of each kind. */
export const reviews = (reviewed: Record<'company' | 'operator' | 'trip', Reviewed>, subjects: Subjects): Area => ({
  name: 'reviews',
  errors: REVIEW_ERRORS,
  routes(app, platform) {
    addQueue(platform, reviewQueue);
    listReviews(app, platform, { ...reviewed.company, subjects }, publicReviewRoutes.company);
    listReviews(app, platform, { ...reviewed.operator, subjects }, publicReviewRoutes.operator);
    listReviews(app, platform, { ...reviewed.trip, subjects }, publicReviewRoutes.trip);
    reportReview(app, platform);
    replyToReviews(app, platform, subjects);
    regionReviews(app, platform, subjects);
  },
});
