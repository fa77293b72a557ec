import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import type { PlansQuery } from '#features/operators/contract/plan.ts';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import type { Price } from '#features/operators/contract/price.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { call } from '#tests/call.ts';
import { insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { followRules, refreshAllPrices } from './follow-rules.ts';

const REGION = 'trujillo';
const APP = { authorization: 'Bearer vereda-demo' };
const site = await testSite({ areas: ['places', 'operators', 'bookings', 'checkout'] });
const { db, pool, platform } = site;
afterAll(site.close);

const NOW = new Date('2030-01-01T12:00:00Z');
const departures = ['2030-03-02 09:00'];
const priceOf = async (plan: string) =>
  (await pool.query('select price_from from plan where id = $1', [plan])).rows[0].price_from;

async function insertPriced(amount: unknown) {
  const made = await insertPlan(db, REGION, { departures });
  const prices = [{ unit: made.adult.id, from: null, to: null, weekdays: null, amount }] as Price[];
  await sql`update plan_option set prices = ${JSON.stringify(prices)} where id = ${made.option}`.execute(db);
  return made;
}

test('the highest price that an operator can set is stored and sorted', async () => {
  const [dear, cheap] = [await insertPriced(10_000_000_000), await insertPriced(9_999_999_999)];
  await refreshAllPrices(platform, NOW);
  expect([await priceOf(dear.plan), await priceOf(cheap.plan)]).toEqual([10_000_000_000, 9_999_999_999]);
  const list = async (query: PlansQuery) => (await call(site.app, listPlans, { query, headers: APP })).json();
  const sorted = await list({ sort: 'price', limit: 1 });
  expect(sorted.items.map(({ id }) => id)).toEqual([cheap.plan]);
  const next = await list({ sort: 'price', limit: 1, cursor: sorted.next! });
  expect(next.items.map(({ id }) => id)).toEqual([dear.plan]);
  expect((await list({ priceTo: 9_999_999_999 })).items).toHaveLength(1);
});

test('a plan whose price cannot be computed keeps its price', async () => {
  const [broken, sound] = [await insertPriced(100.5), await insertPriced(7000)];
  await pool.query('update plan set price_from = 5000 where id = $1', [broken.plan]);
  await refreshAllPrices(platform, NOW);
  expect([await priceOf(broken.plan), await priceOf(sound.plan)]).toEqual([5000, 7000]);
});

test('an error of a rule does not stop the next rule', async () => {
  const [broken, sound] = [await insertPlan(db, REGION, {}), await insertPlan(db, REGION, {})];
  const rule: DepartureRule = {
    ...{ from: null, to: null, weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:00'], openingHours: null, exceptions: [] },
    ...{ onlyOpen: false, capacity: null, resources: [] },
  };
  for (const [id, { option }] of [
    ['00000000-0000-4000-8000-000000000001', broken],
    ['00000000-0000-4000-8000-000000000002', sound],
  ] as const)
    await pool.query(`insert into departure_rule (region_id, id, option_id, rule) values ($1, $2, $3, $4)`, [
      REGION,
      id,
      option,
      JSON.stringify(rule),
    ]);
  await pool.query(`update departure_rule set rule = '{}' where option_id = $1`, [broken.option]);
  const made = await followRules(platform, regionClock(await platform.region.current()), NOW);
  expect(made).toBeGreaterThan(100);
  const { rows } = await pool.query('select distinct plan_id from departure where rule_id is not null');
  expect(rows).toEqual([{ plan_id: sound.plan }]);
});
