import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRegion, legTable } from '#features/companies/api/public.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { readRegion } from '#regions/read-region.ts';
import { testSite } from '#tests/site.ts';
import { operators } from '../area.ts';
import { hoursOf } from '../departures/follow-rules.ts';
import { closedStops } from '../programs/closed-stops.rules.ts';
import { prepareOperators } from './prepare-demo.ts';

const site = await testSite({ areas: [operators] });
afterAll(site.close);
const { db, pool, platform } = site;
const region = await readRegion('trujillo');

interface Shown {
  slug: string;
  days: PlanContent['days'];
  dates: string[];
}
let plans: Shown[];

beforeAll(async () => {
  await importRegion(db, region, { ways: null });
  await prepareOperators(platform);
  const { rows } = await pool.query<Shown>(
    `select p.slug, v.content->'days' as days, array(select distinct local_date::text from departure d where d.plan_id = p.id) as dates
     from plan p join plan_version v on v.plan_id = p.id and v.version = p.sold_version where p.state = 'on_sale' order by p.slug`,
  );
  plans = rows;
}, 60_000);

test('four invented operators sell twelve plans, with departures for three months at least', async () => {
  const { rows } = await pool.query('select name, fictional, state, legal from operator order by name');
  expect(rows).toHaveLength(4);
  for (const operator of rows) {
    expect(operator).toMatchObject({ fictional: true, state: 'verified' });
    expect(operator.legal.register.number).toMatch(/^DEMO-\d{4}$/);
  }
  expect(plans).toHaveLength(12);
  const inThreeMonths = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
  for (const { slug, dates } of plans) {
    expect(dates.length, slug).toBeGreaterThan(20);
    expect(dates.sort().at(-1)! > inThreeMonths, slug).toBe(true);
  }
  const kinds = await pool.query(
    `select availability_type, pricing_per, count(*)::int from plan group by 1, 2 order by 1, 2`,
  );
  expect(kinds.rows).toEqual([
    { availability_type: 'OPENING_HOURS', pricing_per: 'UNIT', count: 1 },
    { availability_type: 'START_TIME', pricing_per: 'BOOKING', count: 1 },
    { availability_type: 'START_TIME', pricing_per: 'UNIT', count: 10 },
  ]);
});

test('one departure of the coming month is sold out', async () => {
  const { rows } = await pool.query(
    `select p.slug from departure d join plan p on p.id = d.plan_id where d.taken >= d.capacity and d.starts_at between now() and now() + interval '30 days'`,
  );
  expect(rows).toEqual([{ slug: 'moche-y-chimu-en-dos-dias' }]);
});

test('no departure takes anybody to a place that is closed then', async () => {
  const { holidays } = regionClock(region);
  const places = await hoursOf(db, 'trujillo', plans);
  expect(places.size).toBeGreaterThan(12);
  const closed = plans.flatMap(({ slug, days, dates }) =>
    dates.flatMap((date) => closedStops(days, date, places, holidays).map((stop) => ({ slug, ...stop }))),
  );
  expect(closed).toEqual([]);
  // The check itself: Nik An is closed on Wednesdays.
  const bicycle = plans.find(({ slug }) => slug === 'barro-y-mar-en-bicicleta')!;
  expect(closedStops(bicycle.days, '2026-12-02', places, holidays)).toMatchObject([
    { name: expect.stringContaining('Nik An') },
  ]);
});

test('between two stops there is time for the way', async () => {
  const late: string[] = [];
  for (const { slug, days } of plans) {
    for (const { stops } of days) {
      const visits = stops.filter(({ place }) => place !== null);
      const legs = await legTable(
        db,
        region,
        visits.map(({ place }) => place!),
      );
      for (const [i, stop] of stops.entries()) {
        const before = stops[i - 1];
        if (before && before.begin + before.minutes > stop.begin) late.push(`${slug}: ${stop.title} overlaps`);
      }
      for (const [i, visit] of visits.entries()) {
        const before = visits[i - 1];
        if (!before) continue;
        const way = legs.minutes[(i - 1) * legs.size + i]!;
        const time = visit.begin - before.begin - before.minutes;
        if (way < 0 || way > time) late.push(`${slug}: ${before.title} → ${visit.title} takes ${way} of ${time} min`);
      }
    }
  }
  expect(late).toEqual([]);
}, 60_000);

test('bringing it in again changes nothing, and production takes it off sale', async () => {
  const state = async () =>
    (
      await pool.query(`select (select count(*)::int from departure) as departures, (select count(*)::int from plan_version) as versions,
      (select count(*)::int from operator where state = 'verified') as verified`)
    ).rows[0];
  const before = await state();
  await pool.query('delete from preparation');
  await prepareOperators(platform);
  expect(await state()).toEqual(before);
  await prepareOperators({ ...platform, config: { ...platform.config, MODE: 'production' } });
  expect(await state()).toEqual({ ...before, verified: 0 });
});
