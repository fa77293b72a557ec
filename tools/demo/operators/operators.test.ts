import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hoursOf } from '#features/operators/api/departures/follow-rules.ts';
import { closedStops } from '#features/operators/contract/closed-stops.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { importRegion, legTable } from '#features/places/api/public.ts';
import { noHolidays } from '#planner/hours/holidays.ts';
import { readRegion } from '#regions/read-region.ts';
import { prepareAreas } from '#server/create-server.ts';
import { seedTest } from '#server/posters/poster-seeds.store.ts';
import { testSite } from '#tests/site.ts';
import { prepareDemoOperators, readOperatorFiles } from './prepare-operators.ts';

interface StoredPlan {
  slug: string;
  days: PlanContent['days'];
  dates: string[];
}
describe.each([
  ['trujillo', 4, 12, 'moche-y-chimu-en-dos-dias'],
  ['cusco', 1, 3, 'sal-y-andenes'],
])('the demo operators of %s', async (id, operatorCount, planCount, inDemand) => {
  const site = await testSite({ areas: ['operators'], settings: { REGION: id } });
  afterAll(site.close);
  const { db, pool, platform } = site;
  const region = await readRegion(id);
  let plans: StoredPlan[];

  beforeAll(async () => {
    await importRegion(db, region, { ways: null });
    await prepareDemoOperators(platform);
    const { rows } = await pool.query<StoredPlan>(
      `select p.slug, v.content->'days' as days, array(select distinct local_date::text from departure d where d.plan_id = p.id) as dates
     from plan p join plan_version v on v.plan_id = p.id and v.version = p.sold_version where p.state = 'on_sale' order by p.slug`,
    );
    plans = rows;
  }, 60_000);

  test('sell plans whose departures cover at least three months', async () => {
    const { rows } = await pool.query(
      `select t.name, t.fictional, t.state, t.legal, c.name as company from operator t join company c on c.id = t.company_id order by t.name`,
    );
    expect(rows).toHaveLength(operatorCount);
    for (const operator of rows) {
      expect(operator).toMatchObject({ fictional: true, state: 'verified' });
      expect(operator.company).toBe(`${operator.name} (demostración)`);
      expect(operator.legal.register.number).toMatch(/^DEMO-\d{4}$/);
    }
    expect(plans).toHaveLength(planCount);
    const inThreeMonths = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    for (const { slug, dates } of plans) {
      expect(dates.length, slug).toBeGreaterThan(20);
      expect(dates.sort().at(-1)! > inThreeMonths, slug).toBe(true);
    }
  });

  test('use posters that the site serves', async () => {
    const isKnown = seedTest(db);
    const { rows } = await pool.query<{ seed: string }>(
      `select poster->>'seed' as seed from company union select profile->'poster'->>'seed' from operator
       union select p->>'seed' from plan_version, jsonb_array_elements(content->'pictures') p where p->>'kind' = 'poster'`,
    );
    expect(rows.length).toBeGreaterThan(100);
    for (const { seed } of rows) expect([seed, await isKnown(id, 'camino', seed)]).toEqual([seed, true]);
    for (const seed of ['nobodys', 'huaca']) expect(await isKnown(id, 'camino', seed)).toBe(false);
    expect(await isKnown('elsewhere', 'camino', rows[0]!.seed)).toBe(false);
    expect(await isKnown(id, 'camino', 'camino')).toBe(true);
  });

  test('have one sold-out departure in the coming month', async () => {
    const { rows } = await pool.query(
      `select p.slug from departure d join plan p on p.id = d.plan_id where d.taken >= d.capacity and d.starts_at between now() and now() + interval '30 days'`,
    );
    expect(rows).toEqual([{ slug: inDemand }]);
  });

  test('have no departure while one of its stops is closed', async () => {
    const { holidays } = regionClock(region);
    const places = await hoursOf(db, id, plans);
    expect(places.size).toBeGreaterThan(planCount / 2);
    const closed = plans.flatMap(({ slug, days, dates }) =>
      dates.flatMap((date) => closedStops(days, date, places, holidays).map((stop) => ({ slug, ...stop }))),
    );
    expect(closed).toEqual([]);
  });

  test('have enough time to travel between two stops', async () => {
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

  test('do not change when they are imported again, and are not for sale in production', async () => {
    const state = async () =>
      (
        await pool.query(`select (select count(*)::int from departure) as departures, (select count(*)::int from plan_version) as versions,
      (select count(*)::int from operator where state = 'verified') as verified`)
      ).rows[0];
    const before = await state();
    await pool.query('delete from preparation');
    await prepareDemoOperators(platform);
    expect(await state()).toEqual(before);
    await prepareAreas({ ...platform, config: { ...platform.config, MODE: 'production' } }, site.areas);
    expect(await state()).toEqual({ ...before, verified: 0 });
  });
});

test('Trujillo has a plan of each kind, and `closedStops` finds a closed place', async () => {
  const files = await readOperatorFiles((await readRegion('trujillo')).folder);
  const plans = files.flatMap((file) => file.plans);
  const kinds = plans.map(({ availabilityType, pricingPer }) => `${availabilityType} ${pricingPer}`);
  expect(Map.groupBy(kinds, (kind) => kind).size).toBe(3);
  const nikAn = { name: 'Nik An', hoursClass: 'known', hoursRule: 'Th-Tu 09:00-16:00' } as const;
  const stop = { begin: 585, minutes: 75, place: 'a', title: 'Nik An', note: '', included: true };
  const closedOn = (day: string) =>
    closedStops([{ title: '', stops: [stop] }], day, new Map([['a', nikAn]]), noHolidays);
  expect(closedOn('2026-12-02')).toMatchObject([{ name: 'Nik An', date: '2026-12-02' }]);
  expect(closedOn('2026-12-03')).toEqual([]);
});
