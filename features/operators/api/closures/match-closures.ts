import { Type } from 'typebox';
import { closuresBetween } from '#features/closures/api/public.ts';
import type { PublicClosure } from '#features/closures/contract/closure.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { placesInBox } from '#features/places/api/public.ts';
import { areaTest } from '#planner/roads/areas.ts';
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
  programsThrough,
  savePlanClosure,
  type VisitingProgram,
  type WantedPlanClosure,
} from './plan-closure.store.ts';
import { closedStopsOf, touchedDates } from './touched-plans.rules.ts';

export const MATCH_CLOSURES = 'operators/match-closures';
export const NOTIFY_CLOSURE = 'operators/notify-closure';

/** Hours within which an operator must answer. The region's setting `selling.closureHours` overrides this number. */
const USUAL_HOURS = 24;
const HOUR = 3_600_000;
const LAST_DAY = '9999-12-31';
const MOST_PLACES = 2000;

/**
 * Compares announced closures with the stops of programs. A closed road or event closes all stops in its area, because
 * the operator's route is not known.
 * @param bookings the table of bookings
 */
export const matchClosures = (bookings: Rows) =>
  defineJob(Type.Object({}), async (_nothing, platform) => {
    const { db, config, jobs } = platform;
    const region = config.REGION;
    const live = await platform.region.current();
    const hours = live.settings.selling?.closureHours ?? USUAL_HOURS;
    const closures = await closuresBetween(db, region, today(regionClock(live)), LAST_DAY);
    const closed = await closedPlacesOf(db, region, closures);
    const programs = await programsThrough(
      db,
      region,
      [...new Set([...closed.values()].flatMap((ids) => [...ids]))],
      bookings,
    );
    const wanted = closures.flatMap((closure) => wantedFor(closure, closed.get(closure.id)!, programs));
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

async function closedPlacesOf(
  db: Database,
  region: string,
  closures: readonly PublicClosure[],
): Promise<Map<string, Set<string>>> {
  const closed = new Map<string, Set<string>>();
  for (const { id, place, area, severity } of closures) {
    if (place !== null) closed.set(id, new Set([place]));
    else if (area === null || severity !== 'closed') closed.set(id, new Set());
    else {
      const { holds, box } = areaTest(area);
      const near = await placesInBox(db, region, box, MOST_PLACES);
      closed.set(id, new Set(near.filter(holds).map((spot) => spot.id)));
    }
  }
  return closed;
}

function wantedFor(
  closure: PublicClosure,
  closed: ReadonlySet<string>,
  programs: readonly VisitingProgram[],
): WantedPlanClosure[] {
  return [...Map.groupBy(programs, ({ planId }) => planId)].flatMap(([planId, versions]) => {
    const found = versions.map(({ days }) => closedStopsOf(days, closed));
    const days = new Set(found.flatMap((one) => [...one.days]));
    if (days.size === 0) return [];
    const stops = [...new Set(found.flatMap((one) => [...one.titles]))];
    const { operatorId } = versions[0]!;
    return [{ planId, closureId: closure.id, operatorId, dates: touchedDates(closure, days), stops }];
  });
}

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
