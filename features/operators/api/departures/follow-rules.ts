import { parseDate } from '@internationalized/date';
import { Type } from 'typebox';
import { closedStops, type PlaceHours } from '#features/operators/contract/closed-stops.ts';
import { departureSpan, programAt } from '#features/operators/contract/program-times.ts';
import { ruleDepartures, type WantedDeparture } from '#features/operators/contract/rule-departures.ts';
import { type RegionClock, regionClock, today } from '#features/organisation/api/public.ts';
import { planningPlaces } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import { decideMinimum } from './decide-minimum.ts';
import {
  changeUnsold,
  dropUnsold,
  findRule,
  insertDepartures,
  moveByClock,
  type RuleKey,
  type RuleRow,
  rulesToExtend,
  setMadeUntil,
  type WantedDepartures,
} from './departure.store.ts';
import { refreshPricesFrom } from './price-from.ts';
import { countSharedHours } from './shared-hours.store.ts';

export const HORIZON_DAYS = 180;

type Following = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * Each rule has its own transaction, and the error of a rule is logged.
 * @returns the number of new departures
 */
export async function followRules(platform: Following, clock: RegionClock, now = new Date()): Promise<number> {
  const { db, config, log } = platform;
  const horizon = horizonOf(clock, now);
  const rules = await rulesToExtend(db, config.REGION, horizon);
  let made = 0;
  for (const rule of rules) {
    try {
      const wanted = wantedBy(rule, await hoursOf(db, config.REGION, [rule]), clock, now);
      made += await inTransaction(db, (trx) => makeWanted(trx, config.REGION, rule, wanted, clock, now));
    } catch (error) {
      log.error({ err: error, rule: rule.id, plan: rule.plan_id }, 'the departures of a rule could not be made');
    }
  }
  if (rules.length > 0) await refreshAllPrices(platform, now);
  return made;
}

export async function refreshAllPrices({ db, config, log }: Following, now = new Date()): Promise<void> {
  for (const [plan, error] of await refreshPricesFrom(db, config.REGION, null, now))
    log.error({ err: error, plan }, 'the lowest price of a plan could not be computed');
}

/** Changes and deletes only departures without bookings. Capacities and prices that a person has set stay. */
export async function remakeRule(
  trx: Database,
  key: RuleKey,
  clock: RegionClock,
  now = new Date(),
): Promise<{ made: number; changed: number; dropped: number; shared: number }> {
  const { region, ruleId } = key;
  const rule = await findRule(trx, region, ruleId);
  if (!rule) return { made: 0, changed: 0, dropped: await dropUnsold(trx, key, now), shared: 0 };
  const fresh = { ...rule, made_until: null };
  const wanted = wantedBy(fresh, await hoursOf(trx, region, [rule]), clock, now);
  const dropped = await dropUnsold(trx, key, now, wanted);
  const changed = await changeUnsold(trx, key, now, wanted);
  const made = await makeWanted(trx, region, fresh, wanted, clock, now);
  await refreshPricesFrom(trx, region, [rule.plan_id], now);
  return { made, changed, dropped, shared: await countSharedHours(trx, region, ruleId, now) };
}

function wantedBy(
  row: RuleRow,
  places: ReadonlyMap<string, PlaceHours>,
  clock: RegionClock,
  now: Date,
): WantedDepartures {
  const { rule, zone, duration_minutes, cutoff_minutes } = row;
  const from = row.made_until ? parseDate(row.made_until).add({ days: 1 }).toString() : today(clock, now);
  const lengths = { zone, durationMinutes: duration_minutes, cutoffMinutes: cutoff_minutes };
  const departures = ruleDepartures(rule, lengths, from, horizonOf(clock, now)).filter(
    (departure) =>
      departure.startsAt > now &&
      !(
        rule.onlyOpen &&
        closedStops(daysAt(row.days, departure), departure.localDate, places, clock.holidays).length > 0
      ),
  );
  return {
    optionId: row.option_id,
    departures,
    capacity: rule.capacity ?? row.capacity,
    resources: rule.resources,
  };
}

const daysAt = (days: RuleRow['days'], { localTime, startsAt, endsAt }: WantedDeparture) =>
  programAt(days, departureSpan(localTime, startsAt, endsAt));

async function makeWanted(
  trx: Database,
  region: string,
  row: RuleRow,
  { departures, ...each }: WantedDepartures,
  clock: RegionClock,
  now: Date,
): Promise<number> {
  const owner = { region, operatorId: row.operator_id, planId: row.plan_id, optionId: row.option_id, ruleId: row.id };
  const made = await insertDepartures(trx, owner, departures, each);
  await setMadeUntil(trx, region, row.id, horizonOf(clock, now));
  return made.length;
}

export const followRulesJob = defineJob(Type.Object({}), async (_payload, platform) => {
  const clock = regionClock(await platform.region.current());
  await moveByClock(platform.db, platform.config.REGION, new Date());
  await decideMinimum(platform);
  await followRules(platform, clock);
  await refreshAllPrices(platform);
});

function horizonOf(clock: RegionClock, now: Date): string {
  return parseDate(today(clock, now)).add({ days: HORIZON_DAYS }).toString();
}

export async function hoursOf(
  db: Database,
  region: string,
  programs: readonly Pick<RuleRow, 'days'>[],
): Promise<Map<string, PlaceHours>> {
  const ids = programs.flatMap(({ days }) => days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])));
  const places = await planningPlaces(db, region, { limit: 0, ids: [...new Set(ids)] });
  return new Map(places.map((place) => [place.id, place]));
}
