import { Type } from 'typebox';
import { closuresBetween } from '#features/closures/api/public.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/platform.ts';
import {
  type ComparedPlanClosure,
  comparePlanClosures,
  insertPlanClosure,
  overduePlanClosures,
  savePlanClosure,
} from './plan-closure.store.ts';
import { wantedPlanClosures } from './wanted-closures.ts';

export const MATCH_CLOSURES = 'operators/match-closures';
export const NOTIFY_CLOSURE = 'operators/notify-closure';

/** Hours within which an operator must answer. The region's setting `selling.closureHours` overrides this number. */
const USUAL_HOURS = 24;
const HOUR = 3_600_000;
const LAST_DAY = '9999-12-31';

/** @param bookings the table of bookings */
export const matchClosures = (bookings: Rows) =>
  defineJob(Type.Object({}), async (_nothing, platform) => {
    const { db, config, jobs } = platform;
    const region = config.REGION;
    const live = await platform.region.current();
    const hours = live.settings.selling?.closureHours ?? USUAL_HOURS;
    const closures = await closuresBetween(db, region, today(regionClock(live)), LAST_DAY);
    const wanted = await wantedPlanClosures(db, region, closures, bookings);
    await inTransaction(db, async (trx) => {
      const pairs = await comparePlanClosures(trx, region, wanted);
      for (const pair of pairs) await settlePair(trx, jobs, { region, pair, hours });
      if (pairs.length > 0) await jobs.add(trx, 'checkout/reach-closures', {}, { key: 'reach-closures' });
      for (const { plan_id: planId, closure_id: closureId, state } of await overduePlanClosures(trx, region)) {
        await savePlanClosure(trx, region, { planId, closureId, state }, null, { reminded_at: new Date() });
        await jobs.add(trx, NOTIFY_CLOSURE, { planId, closureId, about: 'overdue' });
      }
    });
  });

interface Settling {
  region: string;
  pair: ComparedPlanClosure;
  hours: number;
}

async function settlePair(trx: Database, jobs: Jobs, { region, pair, hours }: Settling): Promise<void> {
  const { planId, closureId, wanted, row, runs } = pair;
  const now = new Date();
  const asked = runs
    ? { asked_at: now, due_at: new Date(now.getTime() + hours * HOUR) }
    : { asked_at: null, due_at: null };
  const notify = (about: 'asked' | 'freed') => jobs.add(trx, NOTIFY_CLOSURE, { planId, closureId, about });
  if (wanted && !row) {
    await insertPlanClosure(trx, region, { planId, closureId, ...wanted }, asked);
    if (runs) await notify('asked');
    return;
  }
  const key = { planId, closureId, state: row!.state };
  if (!wanted) {
    await savePlanClosure(trx, region, key, 'end', {});
    if (pair.frees && row!.asked_at) await notify('freed');
    return;
  }
  const { dates, stops } = wanted;
  if (row!.state === 'over' || (row!.state === 'answered' && pair.grows)) {
    const anew = { ...asked, reminded_at: null, notified_at: null, answer: null, instead: null, note: null };
    await savePlanClosure(trx, region, key, 'ask', { dates, stops, ...anew, answered_at: null, answered_by: null });
    if (runs) await notify('asked');
    return;
  }
  const isFirst = row!.state === 'waiting' && row!.asked_at === null && runs;
  if (!pair.differs && !isFirst) return;
  await savePlanClosure(trx, region, key, null, { dates, stops, ...(isFirst && asked) });
  if (isFirst) await notify('asked');
  else if (pair.frees && row!.asked_at) await notify('freed');
}
