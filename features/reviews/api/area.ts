import { Type } from 'typebox';
import { addQueue } from '#features/backoffice/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Area } from '#server/platform.ts';
import { dropOfGoneOwners, dropWithdrawn } from './account/account.store.ts';
import { appealAccountReview } from './account/appeal-account-review.ts';
import { listAccountReviews } from './account/list-account-reviews.ts';
import { resumeAccountReview } from './account/resume-account-review.ts';
import { showAccountReview } from './account/show-account-review.ts';
import { withdrawAccountReview } from './account/withdraw-account-review.ts';
import { writeAccountReview } from './account/write-account-review.ts';
import { reviewEmailJobs } from './emails/review-email-jobs.ts';
import { dropOldPresence } from './presence/presence.store.ts';
import { openPresenceCodes } from './presence/presence-codes.ts';
import { presenceTermsOf } from './presence/presence-terms.ts';
import { provePresence } from './presence/prove-presence.ts';
import { showOperatorPresenceCode } from './presence/show-operator-presence-code.ts';
import { showOwnedPresenceCode } from './presence/show-owned-presence-code.ts';
import { showPresenceCode } from './presence/show-presence-code.ts';
import { listOperatorReviews } from './public-list/list-operator-reviews.ts';
import { listPlaceReviews } from './public-list/list-place-reviews.ts';
import { listTripReviews } from './public-list/list-trip-reviews.ts';
import { judgeReview } from './region/judge-review.ts';
import { listWaitingReviews } from './region/list-waiting-reviews.ts';
import { replyAsRegion } from './region/reply-as-region.ts';
import { reviewQueue } from './region/review-queue.ts';
import { reportReview } from './report-review.ts';
import type { Subjects } from './reviews.ts';
import { listOwnedReviews } from './team/list-owned-reviews.ts';
import { listReceivedReviews } from './team/list-received-reviews.ts';
import { replyToOwnedReview } from './team/reply-to-owned-review.ts';
import { replyToReview } from './team/reply-to-review.ts';
import { voteForReview } from './votes/vote-for-review.ts';

const DROP = 'reviews/drop-old';

const dropOld = (subjects: Subjects) =>
  defineJob(Type.Object({}), async (_, { db, config, region }) => {
    await dropWithdrawn(db, config.REGION);
    await dropOfGoneOwners(db, config.REGION, subjects.owners);
    await dropOldPresence(db, config.REGION, presenceTermsOf(await region.current()).presenceDays);
  });

/** `server/areas.ts` passes the owners, because this area must not import areas that come after it. */
export const reviews = (subjects: Subjects): Area => ({
  name: 'reviews',
  errors: REVIEW_ERRORS,
  jobs: { ...reviewEmailJobs(subjects), [DROP]: dropOld(subjects) },
  cron: [{ job: DROP, at: '55 3 * * *' }],
  async routes(app, platform) {
    const codes = await openPresenceCodes(platform.config);
    addQueue(platform, reviewQueue);
    listPlaceReviews(app, platform, subjects);
    listOperatorReviews(app, platform, subjects);
    listTripReviews(app, platform, subjects);
    reportReview(app, platform);
    voteForReview(app, platform, subjects);
    listAccountReviews(app, platform, subjects);
    showAccountReview(app, platform, subjects);
    writeAccountReview(app, platform, subjects);
    withdrawAccountReview(app, platform, subjects);
    resumeAccountReview(app, platform, subjects);
    appealAccountReview(app, platform, subjects);
    provePresence(app, platform, subjects, codes);
    showPresenceCode(app, platform, subjects);
    listReceivedReviews(app, platform, subjects);
    replyToReview(app, platform, subjects);
    listOwnedReviews(app, platform, subjects);
    replyToOwnedReview(app, platform, subjects);
    showOwnedPresenceCode(app, platform, subjects);
    showOperatorPresenceCode(app, platform, subjects);
    listWaitingReviews(app, platform, subjects);
    replyAsRegion(app, platform, subjects);
    judgeReview(app, platform, subjects);
  },
});
