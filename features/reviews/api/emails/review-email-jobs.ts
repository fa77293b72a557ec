import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { reviewPaths } from '#web/paths/review.ts';
import { type AccountRow, readAccountReviews } from '../account/account.store.ts';
import type { Subjects } from '../reviews.ts';
import { NOTIFY_JUDGED, NOTIFY_REPLIED, NOTIFY_TEAM } from './notify.ts';
import { judgedEmail, type ReviewEmail, repliedEmail, teamEmail } from './review-emails.ts';

const OfReview = Type.Object({ commentId: Id });

export function reviewEmailJobs(subjects: Subjects): Record<string, Job> {
  const job = (write: (review: AccountRow, words: { about: string; url: string }) => ReviewEmail | null) =>
    defineJob(OfReview, ({ commentId }, platform, attempt) =>
      sendToAuthor(platform, subjects, { commentId, attempt, write }),
    );
  return {
    [NOTIFY_JUDGED]: job(judgedEmail),
    [NOTIFY_REPLIED]: job(repliedEmail),
    [NOTIFY_TEAM]: defineJob(OfReview, ({ commentId }, platform, attempt) =>
      sendToTeam(platform, subjects, commentId, attempt),
    ),
  };
}

interface ToAuthor {
  commentId: string;
  attempt: Attempt;
  write: (review: AccountRow, words: { about: string; url: string }) => ReviewEmail | null;
}

async function sendToAuthor(
  platform: Platform,
  subjects: Subjects,
  { commentId, attempt, write }: ToAuthor,
): Promise<void> {
  const { db, config } = platform;
  const [review] = await readAccountReviews({ db, region: config.REGION, ...subjects }, { id: commentId });
  const account = review?.account_id ? await findAccount(db, config.REGION, review.account_id) : undefined;
  if (!review || account?.state !== 'active') return;
  const words = write(review, {
    about: review.about?.name ?? 'un lugar',
    url: config.PUBLIC_URL + reviewPaths.account(),
  });
  if (!words) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await platform.mail.send({ ...email, to: account.email, key: attempt.jobId });
}

async function sendToTeam(
  platform: Platform,
  subjects: Subjects,
  commentId: string,
  { jobId }: Attempt,
): Promise<void> {
  const { db, config } = platform;
  const [review] = await readAccountReviews({ db, region: config.REGION, ...subjects }, { id: commentId });
  const team = review && subjects.owners[review.owner_kind].team;
  if (!review || !team) return;
  const words = teamEmail(review, {
    about: review.about?.name ?? 'un lugar',
    url: config.PUBLIC_URL + team.reviews(review.owner_id),
    isTraveller: team.isTraveller ?? false,
  });
  const members = await team.members(db, config.REGION, review.owner_id);
  if (!words || members.length === 0) return;
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  const sent = await platform.mail.sendEach(members.map(({ email: to }) => ({ ...email, to, key: `${jobId}/${to}` })));
  const failed = sent.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
