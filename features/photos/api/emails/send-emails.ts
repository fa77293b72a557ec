import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { PHOTO_JUDGEMENTS } from '#features/photos/contract/photo-states.ts';
import { ANSWERED_REASONS } from '#features/photos/contract/reasons.ts';
import { aboutView, type Owners } from '#features/reviews/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import type { Attempt, Job, Platform } from '#server/platform.ts';
import { photoPaths } from '#web/paths/photo.ts';
import { readOwn } from '../own/own.store.ts';
import { findReport } from '../report.store.ts';
import { NOTIFY_AUTHOR, NOTIFY_REPORTER } from './email-jobs.ts';
import { authorEmail, type PhotoEmail, reporterEmail } from './photo-emails.ts';

const Judged = Type.Object({ photoId: Id, judgement: Type.Enum([...PHOTO_JUDGEMENTS]) });

export function photoEmailJobs(owners: Owners): Record<string, Job> {
  return {
    [NOTIFY_AUTHOR]: defineJob(Judged, async ({ photoId, judgement }, platform, attempt) => {
      const { db, config } = platform;
      const [photo] = await readOwn(db, config.REGION, owners, { id: photoId });
      if (!photo || judgement === 'uphold') return;
      const to = await addressOf(platform, photo.account_id);
      if (!to) return;
      const url = config.PUBLIC_URL + photoPaths.account();
      const words = authorEmail(judgement, photo.reason, { about: photo.about?.name ?? 'un lugar', url });
      await send(platform, words, { to, browser: photo.browser, attempt });
    }),

    [NOTIFY_REPORTER]: defineJob(Type.Object({ reportId: Id }), async ({ reportId }, platform, attempt) => {
      const { db, config } = platform;
      const report = await findReport(db, config.REGION, reportId);
      if (!report || !ANSWERED_REASONS.includes(report.reason)) return;
      const [photo] = await readOwn(db, config.REGION, owners, { id: report.photo_id });
      const to = report.email ?? (await addressOf(platform, report.account_id));
      if (!photo || !to) return;
      const about = aboutView(owners, photo.owner_kind, photo.about);
      const url = config.PUBLIC_URL + (about?.page ?? '/');
      const words = reporterEmail(photo.state !== 'published', { about: about?.name ?? 'un lugar', url });
      await send(platform, words, { to, browser: report.browser, attempt });
    }),
  };
}

async function send(
  platform: Platform,
  words: PhotoEmail,
  { to, browser, attempt }: { to: string; browser: string | null; attempt: Attempt },
): Promise<void> {
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await causedBy(causingBrowser() ?? browser, () => platform.mail.send({ ...email, to, key: attempt.jobId }));
}

async function addressOf({ db, config }: Platform, accountId: string | null): Promise<string | null> {
  const account = accountId && (await findAccount(db, config.REGION, accountId));
  return account && account.state === 'active' ? account.email : null;
}
