import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { VISIBLE } from '#features/reviews/contract/review-states.ts';
import * as routes from '#features/reviews/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { ReviewedOwner } from '../owners.ts';
import { findReview } from '../review.store.ts';
import type { Subjects } from '../reviews.ts';
import { countVotes, saveVote } from './vote.store.ts';
import { voterOf } from './voter.ts';

/** The author and the people who run the owner have no vote. */
export function voteForReview(app: App, platform: Platform, { owners }: Subjects): void {
  const { db, config } = platform;
  serve(app, routes.voteForReview, async (request, reply) => {
    const { commentId } = request.params;
    const { actor, body } = request;
    const voter = voterOf(actor, body.browser);
    await inTransaction(db, async (trx) => {
      const review = await findReview(trx, config.REGION, commentId);
      if (!review || !VISIBLE.includes(review.state)) throw problem(REVIEW_ERRORS, 'comment_not_found');
      const owner: Partial<ReviewedOwner> = owners[review.owner_kind];
      const isOwn = voter.accountId !== null && voter.accountId === review.account_id;
      if (isOwn || (await owner.reviewed?.isRunBy(platform, actor, review.owner_id)))
        throw problem(REVIEW_ERRORS, 'comment_action_refused');
      await saveVote(trx, config.REGION, { reviewId: review.id, ...voter }, body.useful);
    });
    reply.header('cache-control', 'no-store');
    return { useful: await countVotes(db, config.REGION, commentId) };
  });
}
