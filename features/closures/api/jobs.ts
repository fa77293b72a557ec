import { Type } from 'typebox';
import { recordAudit } from '#features/audit/api/public.ts';
import { isInForce } from '#features/closures/contract/closure-words.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { endPast } from './closure.store.ts';
import { barriersOf } from './effects.rules.ts';
import { closuresBetween } from './in-force.store.ts';
import type { Touched } from './touched.ts';

const Nothing = Type.Object({});

/** Marks past closures as ended. Plans do not depend on this job, because they use the dates of closures. */
export const endPastClosures = defineJob(Nothing, async (_nothing, { db, config, region: live }) => {
  const region = config.REGION;
  const day = today(regionClock(await live.current()));
  await inTransaction(db, async (trx) => {
    for (const id of await endPast(trx, region, day)) {
      await recordAudit(trx, {
        region,
        actor: null,
        action: 'closures.end',
        subject: { kind: 'closure', id },
        reason: 'Pasó su última fecha',
      });
    }
  });
});

const DAYS_AHEAD = 60;
/** Each set of closures costs seconds of CPU time, and the cache holds only a few sets. */
const MOST_SETS = 6;

/** Computes detours in advance, for today and for the first day of each closure. */
export const prepareWays = ({ prepareBarredLegs }: Touched) =>
  defineJob(Nothing, async (_nothing, { db, region: live }) => {
    const region = await live.current();
    const day = today(regionClock(region));
    const closures = await closuresBetween(db, region.id, day, isoFromDay(dayFromIso(day) + DAYS_AHEAD));
    const changes = [
      day,
      ...closures.filter(({ area, startsOn }) => area && startsOn > day).map(({ startsOn }) => startsOn),
    ];
    for (const date of [...new Set(changes)].slice(0, MOST_SETS)) {
      await prepareBarredLegs(db, region, barriersOf(closures.filter((closure) => isInForce(closure, date))));
    }
  });
