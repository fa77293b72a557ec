import type { Area } from '#server/platform.ts';
import { appealReview } from './appeal-review.ts';
import {
  askHowItWent,
  inviteReviews,
  notifyJudged,
  notifyOperatorReview,
  notifyReply,
} from './emails/review-email-jobs.ts';
import { showReview } from './show-review.ts';
import { writeReview } from './write-review.ts';

export const bookingReviews: Area = {
  name: 'booking-reviews',
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
    showReview(app, platform);
    writeReview(app, platform);
    appealReview(app, platform);
  },
};
