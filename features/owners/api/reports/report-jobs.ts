import { Type } from 'typebox';
import { findAccount, readPlaceTeams } from '#features/accounts/api/public.ts';
import { factOf } from '#features/owners/contract/fact-report.ts';
import { changesSince } from '#features/places/api/public.ts';
import { Id } from '#features/schema.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { causedBy, causingBrowser } from '#server/mail/causing-browser.ts';
import type { Job, Platform } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { paths } from '#web/paths/site.ts';
import { WHY_TEAM } from '../emails/claim-emails.ts';
import { NOTIFY_REPORT, SEND_DIGEST, SEND_DIGESTS } from '../emails/email-jobs.ts';
import { sendTo } from '../emails/send-to.ts';
import { readFreshReports, readReport } from './report.store.ts';

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
  /** Runs once a day. A person gets one email about all own places. */
  [SEND_DIGESTS]: defineJob(Type.Object({}), async (_nothing, { db, config, jobs }) => {
    const waiting = await readFreshReports(db, config.REGION);
    const team = await readPlaceTeams(
      db,
      config.REGION,
      waiting.map(({ placeId }) => placeId),
    );
    const people = [...new Set(team.filter(({ state }) => state === 'active').map(({ account_id }) => account_id))];
    await inTransaction(db, (trx) =>
      jobs.addAll(
        trx,
        people.map((accountId) => [SEND_DIGEST, { accountId, places: placesOf(team, accountId) }] as const),
      ),
    );
  }),
  [SEND_DIGEST]: defineJob(
    Type.Object({ accountId: Id, places: Type.Array(Id) }),
    async ({ accountId, places }, platform, attempt) => {
      const { db, config } = platform;
      const account = await findAccount(db, config.REGION, accountId);
      const team = await readPlaceTeams(db, config.REGION, places);
      const own = new Set(placesOf(team, accountId));
      const waiting = (await readFreshReports(db, config.REGION)).filter(({ placeId }) => own.has(placeId));
      if (account?.state !== 'active' || waiting.length === 0) return;
      const count = waiting.reduce((sum, { reports }) => sum + reports, 0);
      const url =
        config.PUBLIC_URL + (waiting.length === 1 ? ownerPaths.place(waiting[0]!.placeId) : ownerPaths.places());
      const words = {
        title: count === 1 ? 'Un viajero dice que algo está mal' : `${count} avisos de viajeros te esperan`,
        paragraphs: ['Míralo: si tiene razón, lo cambias ahí mismo, y le avisamos.'],
        action: { label: 'Ver lo que espera', url },
        why: WHY_TEAM,
      };
      await sendTo(platform, [account.email], words, attempt);
    },
  ),
};

const placesOf = (team: readonly { company_id: string; account_id: string }[], accountId: string): string[] =>
  team.filter(({ account_id }) => account_id === accountId).map(({ company_id }) => company_id);

async function addressOf(
  { db, config }: Platform,
  { account_id, email }: { account_id: string | null; email: string | null },
): Promise<string | null> {
  if (!account_id) return email;
  const account = await findAccount(db, config.REGION, account_id);
  return account?.state === 'active' ? account.email : null;
}
