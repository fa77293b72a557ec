import type { Database } from '#server/database/connect.ts';
import type { Platform } from '#server/platform.ts';
import type { ReviewRow } from '../review.store.ts';

export const NOTIFY_JUDGED = 'reviews/notify-judged';
export const NOTIFY_REPLIED = 'reviews/notify-replied';
export const NOTIFY_TEAM = 'reviews/notify-team';

const JOBS = {
  judged: { booking: 'comments/tell-judged', account: NOTIFY_JUDGED },
  replied: { booking: 'comments/tell-reply', account: NOTIFY_REPLIED },
} as const;

/** The author of a booking's review gets the email at the address of the order, others at the address of the account. */
export async function notifyAuthor(
  trx: Database,
  jobs: Platform['jobs'],
  { id, booking_id, account_id }: ReviewRow,
  about: keyof typeof JOBS,
): Promise<void> {
  if (booking_id) await jobs.add(trx, JOBS[about].booking, { commentId: id });
  else if (account_id) await jobs.add(trx, JOBS[about].account, { commentId: id });
}

/** The owner's team gets one email when the review of an account appears. */
export async function notifyTeam(
  trx: Database,
  jobs: Platform['jobs'],
  { before, after }: { before: Pick<ReviewRow, 'published_at'>; after: ReviewRow },
): Promise<void> {
  if (before.published_at === null && after.published_at !== null && after.booking_id === null)
    await jobs.add(trx, NOTIFY_TEAM, { commentId: after.id });
}
