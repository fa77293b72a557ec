import { Type } from 'typebox';
import { readPlaceTeams } from '#features/accounts/api/public.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { demoteStale, findPlaceClaim, listPlacesToConfirm, readPlaceFacts } from '#features/places/api/public.ts';
import { freshnessOf } from '#features/places/contract/freshness.ts';
import { Id } from '#features/schema.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { hoursInSpanish } from '#planner/hours/spanish.ts';
import { hashSecret, newSecret } from '#server/auth/secrets.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Job } from '#server/platform.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { WHY_TEAM } from '../emails/claim-emails.ts';
import { ASK_CONFIRMATIONS, SEND_CONFIRMATION } from '../emails/email-jobs.ts';
import { sendTo } from '../emails/send-to.ts';
import { freeAbandoned } from '../team/free-abandoned.ts';
import { saveConfirmationLink, withoutRecentLink } from './confirmation.store.ts';

export const freshnessJobs: Record<string, Job> = {
  /** Runs once a day. */
  [ASK_CONFIRMATIONS]: defineJob(Type.Object({}), async (_nothing, platform) => {
    const { db, config, jobs } = platform;
    const live = await platform.region.current();
    const day = today(regionClock(live));
    const { askDays, demoteDays } = freshnessOf(live.settings);
    await inTransaction(db, async (trx) => {
      await freeAbandoned(trx, config.REGION);
      await demoteStale(trx, config.REGION, { today: day, days: demoteDays });
      const old = await listPlacesToConfirm(trx, config.REGION, { today: day, days: askDays });
      const asked = await withoutRecentLink(trx, config.REGION, old, askDays);
      await jobs.addAll(
        trx,
        asked.map((placeId) => [SEND_CONFIRMATION, { placeId }] as const),
      );
    });
  }),
  /** Each person gets an own link. A repeated attempt replaces it. */
  [SEND_CONFIRMATION]: defineJob(Type.Object({ placeId: Id }), async ({ placeId }, platform, attempt) => {
    const { db, config } = platform;
    const region = config.REGION;
    const claim = await findPlaceClaim(db, region, placeId);
    const facts = (await readPlaceFacts(db, region, operatorRows, [placeId])).get(placeId);
    if (claim?.claim !== 'claimed' || !facts) return;
    const team = await readPlaceTeams(db, region, [placeId]);
    for (const { account_id: accountId, email, role, state } of team) {
      if (role !== 'owner' || state !== 'active') continue;
      const secret = newSecret();
      await saveConfirmationLink(db, { region, placeId, accountId, hash: hashSecret(secret) });
      const words = {
        title: `¿Sigue igual el horario de ${facts.name}?`,
        paragraphs: ['Quien viaja confía en tu horario. Dinos si sigue igual: es un toque y no hace falta entrar.'],
        facts: [{ label: 'Hoy decimos', value: hoursText(facts.hours.rule) }],
        action: { label: 'Mirar y confirmar', url: config.PUBLIC_URL + ownerPaths.confirm(secret) },
        small: 'El enlace es solo tuyo y solo sirve para este horario: no lo compartas.',
        why: WHY_TEAM,
      };
      await sendTo(platform, [email], words, attempt);
    }
  }),
};

function hoursText(rule: string | null): string {
  const parsed = rule === null ? null : parseHours(rule);
  return parsed?.ok ? hoursInSpanish(parsed.rules) : 'Espacio abierto';
}
