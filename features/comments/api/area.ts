import { addQueue } from '#features/backoffice/api/public.ts';
import { COMMENT_ERRORS } from '#features/comments/contract/errors.ts';
import { commentRoutes } from '#features/comments/contract/routes.ts';
import { companyOwner } from '#features/companies/api/public.ts';
import { operatorOwner } from '#features/operators/api/public.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { prepareReviews } from './demo/prepare-reviews.ts';
import { commentDesk } from './desk/comment-desk.ts';
import { commentQueue } from './desk/comment-queue.ts';
import {
  askHowItWent,
  inviteReviews,
  tellJudged,
  tellOperatorReview,
  tellReply,
} from './letters/review-letter-jobs.ts';
import { ownComments } from './office/own-comments.ts';
import { listComments } from './public-list/list-comments.ts';
import { reportComment } from './report-comment.ts';
import { bookingReview } from './review/booking-review.ts';

/** Comments of places, of operators and of trips: one mechanism, several owners. An operator's are reviews of what people booked. */
export const comments: Area = {
  name: 'comments',
  errors: COMMENT_ERRORS,
  prepare: prepareReviews,
  jobs: {
    'comments/invite-reviews': inviteReviews,
    'comments/ask-how-it-went': askHowItWent,
    'comments/tell-judged': tellJudged,
    'comments/tell-reply': tellReply,
    'comments/tell-operator': tellOperatorReview,
  },
  cron: [{ job: 'comments/invite-reviews', at: '0 11 * * *' }],
  routes(app, platform) {
    addQueue(platform, commentQueue);
    listComments(app, platform, companyOwner, commentRoutes.company);
    listComments(app, platform, operatorOwner, commentRoutes.operator);
    listComments(app, platform, tripOwner, commentRoutes.trip);
    bookingReview(app, platform);
    reportComment(app, platform);
    ownComments(app, platform);
    commentDesk(app, platform);
  },
};
