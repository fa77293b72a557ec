import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { Id } from '#features/schema.ts';
import type { PublicationReason } from '#features/trips/contract/publication-states.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import { emailBrand, writeEmail } from '#server/mail/email.ts';
import { publicTripPaths } from '#web/paths/public-trip.ts';
import { findTrip } from '../../trip.store.ts';
import { findPublication } from '../publication.store.ts';
import { authorEmail, NOTIFIED } from './author-email.ts';

export const NOTIFY_AUTHOR = 'trips/notify-author';

const Judged = Type.Object({
  publicationId: Id,
  judgement: Type.Enum([...NOTIFIED]),
  /** A refused publication no longer has its snapshot. */
  title: Type.String(),
});

/** An author without an account reads the decision on the screen of the trip. */
export const notifyAuthorJob = defineJob(Judged, async ({ publicationId, judgement, title }, platform, { jobId }) => {
  const { db, config, mail } = platform;
  const publication = await findPublication(db, config.REGION, publicationId);
  const trip = publication && (await findTrip(db, config.REGION, publication.trip_id));
  if (!publication || !trip?.account_id) return;
  const account = await findAccount(db, config.REGION, trip.account_id);
  if (account?.state !== 'active') return;
  const words = authorEmail(judgement, {
    title,
    reason: publication.reason as PublicationReason | null,
    publicUrl: config.PUBLIC_URL + publicTripPaths.one(trip.id),
    publishUrl: config.PUBLIC_URL + publicTripPaths.publish(trip.id),
  });
  const email = writeEmail({ ...words, brand: await emailBrand(platform) });
  await causedBy(causingBrowser() ?? publication.browser, () => mail.send({ ...email, to: account.email, key: jobId }));
});
