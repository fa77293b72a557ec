import { Type } from 'typebox';
import { findAccount } from '#features/accounts/api/public.ts';
import { factOf } from '#features/owners/contract/fact-report.ts';
import { changesSince } from '#features/places/api/public.ts';
import { Id } from '#features/schema.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import type { Job, Platform } from '#server/platform.ts';
import { paths } from '#web/paths/site.ts';
import { NOTIFY_REPORT } from '../emails/email-jobs.ts';
import { sendTo } from '../emails/send-to.ts';
import { readReport } from './report.store.ts';

export const reportJobs: Record<string, Job> = {
  /** The answer says what changed since the report. */
  [NOTIFY_REPORT]: defineJob(Type.Object({ reportId: Id }), async ({ reportId }, platform, attempt) => {
    const { db, config } = platform;
    const report = await readReport(db, config.REGION, reportId);
    if (!report || report.state === 'open') return;
    const to = await addressOf(platform, report);
    if (!to) return;
    const { place, fact, words, answer, state, reported_at } = report;
    const name = factOf(fact);
    const changes = name
      ? await changesSince(db, config.REGION, { placeId: place.id, fact: name, since: reported_at })
      : [];
    const last = changes.at(-1);
    const email = {
      title: state === 'mended' ? `Corregimos ${place.name}` : `Revisamos ${place.name}`,
      paragraphs: [
        `Nos avisaste: «${words}».`,
        state === 'mended'
          ? 'Tenías razón. Gracias: quien viaje después ya no se equivoca.'
          : 'Lo miramos y el dato estaba bien.',
        ...(answer ? [answer] : []),
      ],
      ...(last && {
        facts: [
          { label: 'Antes', value: last.before || 'No se sabía' },
          { label: 'Ahora', value: last.after || 'No se sabe' },
        ],
      }),
      action: { label: 'Ver el lugar', url: config.PUBLIC_URL + paths.place(place.slug) },
      why: 'Recibes este mensaje porque avisaste de un dato y dejaste tu correo.',
    };
    await causedBy(causingBrowser() ?? report.browser ?? undefined, () => sendTo(platform, [to], email, attempt));
  }),
};

async function addressOf(
  { db, config }: Platform,
  { account_id, email }: { account_id: string | null; email: string | null },
): Promise<string | null> {
  if (!account_id) return email;
  const account = await findAccount(db, config.REGION, account_id);
  return account?.state === 'active' ? account.email : null;
}
