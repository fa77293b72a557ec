import { addQueue } from '#features/backoffice/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { listReceivedReviews } from './operator/list-received-reviews.ts';
import { replyToReview } from './operator/reply-to-review.ts';
import { listOperatorReviews } from './public-list/list-operator-reviews.ts';
import { listPlaceReviews } from './public-list/list-place-reviews.ts';
import { listTripReviews } from './public-list/list-trip-reviews.ts';
import type { Reviewed } from './public-list/reviews-page.ts';
import { judgeReview } from './region/judge-review.ts';
import { listWaitingReviews } from './region/list-waiting-reviews.ts';
import { reviewQueue } from './region/review-queue.ts';
import { reportReview } from './report-review.ts';
import type { Subjects } from './subjects.ts';

/** `server/create-server.ts` passes these functions, because this area must not import areas that come after it. */
export const reviews = (reviewed: Record<'company' | 'operator' | 'trip', Reviewed>, subjects: Subjects): Area => ({
  name: 'reviews',
  errors: REVIEW_ERRORS,
  routes(app, platform) {
    addQueue(platform, reviewQueue);
    listPlaceReviews(app, platform, reviewed.company, subjects);
    listOperatorReviews(app, platform, reviewed.operator, subjects);
    listTripReviews(app, platform, reviewed.trip, subjects);
    reportReview(app, platform);
    listReceivedReviews(app, platform, subjects);
    replyToReview(app, platform, subjects);
    listWaitingReviews(app, platform, subjects);
    judgeReview(app, platform, subjects);
  },
});
