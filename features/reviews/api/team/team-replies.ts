import type { OperatorReview, OperatorReviews } from '#features/reviews/contract/region.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { FoundOwner } from '../owners.ts';
import type { VisibleRow } from '../public-list/visible.store.ts';
import { reviewView } from '../review.view.ts';
import type { Reviews } from '../reviews.ts';
import { writeReply } from '../write/write-reply.ts';
import { findReceived, readReceived } from './received.store.ts';

/** The caller has checked that the person may read and reply for the owner. */
export async function listForTeam(
  reviews: Reviews,
  owner: FoundOwner,
  query: { unanswered?: boolean; cursor?: string },
): Promise<OperatorReviews> {
  const page = { limit: PAGE_SIZE + 1, after: readTimeCursor(query.cursor) };
  const found = await readReceived(reviews, { owner, unanswered: query.unanswered ?? false }, page);
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return { items: rows.map(view), next };
}

export async function replyForTeam(
  platform: Platform,
  reviews: Reviews,
  { owner, commentId, body, accountId }: { owner: FoundOwner; commentId: string; body: string; accountId: string },
): Promise<OperatorReview> {
  await writeReply(platform, {
    ...{ commentId, body, accountId, by: 'owner' },
    isOwn: ({ owner_kind, owner_id }) => owner_kind === owner.kind && owner_id === owner.id,
  });
  return view((await findReceived(reviews, { owner, commentId }))!);
}

const view = (row: VisibleRow): OperatorReview => ({ ...reviewView(row), canReply: row.reply === null });
