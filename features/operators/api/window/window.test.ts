import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { PlansQuery } from '#features/operators/contract/plan.ts';
import {
  listOperators,
  listPlans,
  showAvailability,
  showCalledOff,
  showDayDepartures,
  showPlan,
} from '#features/operators/contract/plan-routes.ts';
import { rankingMean } from '#features/reviews/contract/mean.ts';
import { call } from '#tests/call.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertOperator, insertPlan, type MadePlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { refreshPricesFrom } from '../departures/price-from.ts';
import { readCursor } from './plan-search.rules.ts';

const site = await testSite({ areas: ['operators'], settings: { APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
afterEach(() => void vi.useRealTimers());
const { db } = site;
const headers = { authorization: 'Bearer the-app-token' };
const list = async (query: PlansQuery) => (await call(site.app, listPlans, { query, headers })).json();
const slugs = async (query: PlansQuery) => (await list(query)).items.map(({ slug }) => slug);
const open = async (idOrSlug: string) => (await call(site.app, showPlan, { params: { idOrSlug }, headers })).json();
const departuresOf = async ({ plan: planId }: MadePlan, date: string, units?: string) =>
  (await call(site.app, showDayDepartures, { params: { planId }, query: { date, units } })).json();

let walk: MadePlan;
let tour: MadePlan;
let luna: string;
beforeAll(async () => {
  [luna] = (await insertPlaces(db, 'trujillo', [{ name: 'Huaca de la Luna' }])) as [string];
  const stops = [{ begin: 540, minutes: 90, place: luna, title: 'Los murales', note: '', included: true }];
  walk = await insertPlan(db, 'trujillo', {
    title: 'Huacas a pie',
    slug: 'huacas',
    content: { days: [{ title: 'Uno', stops }] },
    departures: ['2030-03-02 09:00', '2030-03-02 15:00', '2030-03-04 09:00'],
  });
  tour = await insertPlan(db, 'trujillo', {
    title: 'El valle en privado',
    slug: 'privado',
    pricingPer: 'BOOKING',
    capacity: 6,
    depositBps: 3000,
    departures: ['2030-03-02 08:00'],
  });
  await insertPlan(db, 'trujillo', {
    title: 'Borrador',
    slug: 'borrador',
    state: 'draft',
    departures: ['2030-03-02 09:00'],
  });
  const suspended = await insertOperator(db, 'trujillo', { state: 'suspended' });
  await insertPlan(db, 'trujillo', { operator: suspended, slug: 'suspendido', departures: ['2030-03-02 09:00'] });
  await insertPlan(db, 'cusco', { slug: 'de-cusco', departures: ['2030-03-02 09:00'] });
  await refreshPricesFrom(db, 'trujillo', null);
});

test('the filter for children lists only plans that sell tickets for children', async () => {
  expect(await slugs({ children: true, sort: 'price' })).toEqual(['huacas', 'privado']);
  const { rows } = await site.pool.query('select units from plan_option where plan_id = $1', [tour.plan]);
  const units = JSON.stringify(rows[0].units);
  const adults = JSON.stringify(rows[0].units.filter(({ type }: { type: string }) => type === 'ADULT'));
  const change = 'update plan_option set units = $2::jsonb where plan_id = $1';
  await site.pool.query(change, [tour.plan, adults]);
  const page = await list({ children: true, facets: true });
  expect(page.items.map(({ slug }) => slug)).toEqual(['huacas']);
  expect(page.facets!.category.reduce((sum, { count }) => sum + count, 0)).toBe(page.total);
  await site.pool.query(change, [tour.plan, units]);
});

test('the list contains only plans on sale', async () => {
  expect((await slugs({ sort: 'price' })).sort()).toEqual(['huacas', 'privado']);
  expect(await slugs({ q: 'huacas' })).toEqual(['huacas']);
  expect(await slugs({ date: '2030-03-04' })).toEqual(['huacas']);
  expect(await slugs({ party: 7 })).toEqual(['huacas']);
  expect(await slugs({ party: 11 })).toEqual([]);
  expect(await slugs({ priceTo: 10_000 })).toEqual(['huacas']);
  expect(await slugs({ operator: tour.operator })).toEqual(['privado']);
  expect(await slugs({ place: luna })).toEqual(['huacas']);
  expect(await slugs({ category: 'city,food', language: 'es' })).toHaveLength(2);
  expect(await slugs({ language: 'fr' })).toEqual([]);
});

test('the second page continues after the first page in every sort order', async () => {
  for (const sort of ['recommended', 'rating', 'price', 'duration', 'soonest'] as const) {
    const first = await list({ sort, limit: 1 });
    const second = await list({ sort, limit: 1, cursor: first.next! });
    expect(first.total).toBe(2);
    expect([...first.items, ...second.items].map(({ slug }) => slug).sort()).toEqual(['huacas', 'privado']);
    expect(second.next).toBeNull();
  }
  expect(await list({ cursor: 'nada' })).toMatchObject({ issues: [{ path: 'query.cursor' }] });
  expect(await list({ category: 'playa' })).toMatchObject({ issues: [{ path: 'query.category' }] });
});

test('the list of operators has those that may sell, with their plans on sale', async () => {
  const { items } = (await call(site.app, listOperators)).json();
  const { rows } = await site.pool.query<{ slug: string }>(
    "select slug from operator where region_id = 'trujillo' and state = 'verified'",
  );
  expect(items.map(({ slug }) => slug).sort()).toEqual(rows.map(({ slug }) => slug).sort());
  const plans = items.reduce((sum, one) => sum + one.plans, 0);
  expect(plans).toBe((await list({})).total);
});

test("the daily order changes at the region's midnight", async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const dayAt = async (instant: string) => {
    vi.setSystemTime(instant);
    return readCursor('recommended', (await list({ limit: 1 })).next!)!.day;
  };
  expect(await dayAt('2030-02-01T04:59:00Z')).toBe('2030-01-31');
  expect(await dayAt('2030-02-01T05:01:00Z')).toBe('2030-02-01');
});

test('the count of a facet ignores the filter of the same facet', async () => {
  const { facets } = await list({ facets: true, category: 'city' });
  expect(facets?.category).toEqual([{ value: 'city', label: 'Ciudad', count: 2 }]);
});

test('a plan shows its policy in Spanish sentences', async () => {
  const plan = await open('huacas');
  expect(plan.days[0]!.stops[0]!.place).toMatchObject({ name: 'Huaca de la Luna' });
  expect(plan.options[0]!.units.map(({ priceFrom }) => priceFrom)).toEqual([10_000, 6000]);
  expect(plan.bookable).toEqual({ from: '2030-03-02', to: '2030-03-04' });
  expect(plan.policy.words[0]).toBe('Si cancelas hasta 24 horas antes del inicio, te devolvemos todo.');
  expect(plan.operator).toMatchObject({ fictional: true, phone: '+51 900 000 009' });
  for (const slug of ['borrador', 'suspendido', 'de-cusco', randomUUID()])
    expect(await open(slug)).toMatchObject({ status: 404, code: 'plan_not_found' });
});

test('the calendar shows each day with the total for a party', async () => {
  const units = `${walk.adult.id}:2,${walk.child.id}:1`;
  const calendar = async () =>
    (
      await call(site.app, showAvailability, {
        params: { planId: walk.plan },
        query: { from: '2030-03-02', to: '2030-03-04', units },
      })
    ).json();
  const before = await calendar();
  expect(before.days).toEqual([
    {
      date: '2030-03-02',
      status: 'AVAILABLE',
      left: 10,
      departures: 2,
      priceFrom: 10_000,
      total: 26_000,
      closures: [],
    },
    { date: '2030-03-03', status: 'CLOSED', left: null, departures: 0, priceFrom: null, total: null, closures: [] },
    {
      date: '2030-03-04',
      status: 'AVAILABLE',
      left: 10,
      departures: 1,
      priceFrom: 10_000,
      total: 26_000,
      closures: [],
    },
  ]);

  await site.pool.query('update departure set taken = 8 where id = $1', [walk.departures[2]]);
  const after = await calendar();
  expect(after.days[2]).toMatchObject({ status: 'SOLD_OUT', left: 2, total: null });
  const { items } = await departuresOf(walk, '2030-03-04', `${walk.adult.id}:2`);
  expect(items).toMatchObject([
    { time: '09:00', status: 'LIMITED', left: 2, total: 20_000, dueNow: 20_000, refusals: [] },
  ]);
  await site.pool.query('update departure set taken = 0 where id = $1', [walk.departures[2]]);
});

test('a party that cannot book gets the reasons', async () => {
  const { items } = await departuresOf(walk, '2030-03-04', `${walk.child.id}:1`);
  expect(items[0]).toMatchObject({ total: null, refusals: [{ code: 'not_alone', unitId: walk.child.id }] });
  expect(await departuresOf(walk, '2030-03-04', `${tour.adult.id}:1`)).toMatchObject({
    status: 400,
    issues: [{ path: 'query.units' }],
  });
  const year = await call(site.app, showAvailability, {
    params: { planId: walk.plan },
    query: { from: '2030-01-01', to: '2030-12-31' },
  });
  expect(year.json()).toMatchObject({ status: 400 });
});

test('a group has one price and needs an empty departure', async () => {
  const four = () => departuresOf(tour, '2030-03-02', `${tour.adult.id}:4`);
  const { items } = await four();
  expect(items).toMatchObject([
    { status: 'AVAILABLE', total: 40_000, dueNow: 12_000, prices: [{ unitId: null, amount: 40_000 }] },
  ]);
  await site.pool.query('update departure set taken = 1 where id = $1', [tour.departures[0]]);
  expect((await four()).items[0]).toMatchObject({ status: 'SOLD_OUT', left: 0, total: null });
  await site.pool.query('update departure set taken = 0 where id = $1', [tour.departures[0]]);
});

test('a departure is sold out while its guide is booked on another departure', async () => {
  const guide = randomUUID();
  const [morning, afternoon] = walk.departures as [string, string];
  await site.pool.query(
    `insert into resource (region_id, id, operator_id, kind, name, counts, capacity) values ('trujillo', $1, $2, 'guide', 'Inés', 'departure', 1)`,
    [guide, walk.operator],
  );
  await site.pool.query(`insert into departure_resource values ('trujillo', $1, $3), ('trujillo', $2, $3)`, [
    morning,
    afternoon,
    guide,
  ]);
  await site.pool.query('update departure set shares = true where id in ($1, $2)', [morning, afternoon]);
  const other = await insertPlan(db, 'trujillo', {
    operator: walk.operator,
    slug: 'otro',
    departures: ['2030-03-02 10:00'],
  });
  await site.pool.query(
    `insert into resource_claim (region_id, resource_id, departure_id, during, places)
     select 'trujillo', $1, id, tstzrange(starts_at, ends_at), 2 from departure where id = $2`,
    [guide, other.departures[0]],
  );
  const { items } = await departuresOf(walk, '2030-03-02');
  expect(items.map(({ time, status }) => [time, status])).toEqual([
    ['09:00', 'SOLD_OUT'],
    ['15:00', 'AVAILABLE'],
  ]);
});

test('requested departures that were cancelled are listed with the reason', async () => {
  const made = await insertPlan(db, 'trujillo', {
    slug: 'avisos',
    departures: ['2031-03-02 09:00', '2031-03-03 09:00'],
  });
  const { rows } = await site.pool.query('select id from departure where plan_id = $1 order by starts_at', [made.plan]);
  const [gone, goes] = rows.map(({ id }) => id);
  await site.pool.query(`update departure set state = 'cancelled', cancelled_for = 'weather' where id = $1`, [gone]);
  const ask = async (ids: string[]) => (await call(site.app, showCalledOff, { query: { departures: ids } })).json();
  expect(await ask([gone, goes, randomUUID()])).toEqual({ items: [{ departureId: gone, cause: 'weather' }] });
  expect(await ask([goes])).toEqual({ items: [] });
  expect(await ask(['huaca'])).toMatchObject({ code: 'invalid' });
});

test('plans can be sorted by the Bayesian mean of their reviews', async () => {
  const say = async ({ plan, operator }: MadePlan, ratings: number[]) => {
    for (const rating of ratings)
      await site.pool.query(
        `insert into comment (region_id, owner_kind, owner_id, plan_id, state, author, rating, body, published_at)
         values ('trujillo', 'operator', $1, $2, 'published', 'Ana', $3, 'Muy bien', now())`,
        [operator, plan, rating],
      );
  };
  const order = async () =>
    (await slugs({ sort: 'rating' })).filter((slug): slug is 'privado' | 'huacas' =>
      ['privado', 'huacas'].includes(slug),
    );
  const tours = [5, 5, 5, 4, 5, 4, 5, 5];
  await say(tour, tours);
  for (const walks of [[5], [3], [5, 5, 5, 5, 5, 5, 5, 5]]) {
    await site.pool.query('delete from comment where plan_id = $1', [walk.plan]);
    await say(walk, walks);
    const sum = (ratings: number[]) => ratings.reduce((one, other) => one + other);
    const everybody = sum([...tours, ...walks]) / (tours.length + walks.length);
    const means = {
      privado: rankingMean({ count: tours.length, sum: sum(tours) }, everybody),
      huacas: rankingMean({ count: walks.length, sum: sum(walks) }, everybody),
    };
    expect(await order()).toEqual(means.privado > means.huacas ? ['privado', 'huacas'] : ['huacas', 'privado']);
  }
  await site.pool.query(`update comment set state = 'removed' where plan_id = $1`, [walk.plan]);
  await say(walk, [3]);
  expect(await order()).toEqual(['privado', 'huacas']);
  expect((await open('huacas')).rating).toEqual({ count: 1, mean: null });
  expect((await open('privado')).rating).toEqual({ count: 8, mean: 4.75 });
});

test('a stop whose entrance is not included says so, except at a place without an entrance fee', async () => {
  const [beach, museum] = await insertPlaces(db, 'trujillo', [
    { name: 'Playa de las entradas', hours_class: 'open_space' },
    { name: 'Museo de las entradas' },
  ]);
  const at = { begin: 540, minutes: 60, note: '', included: false };
  const stops = [
    { ...at, place: beach!, title: 'La playa' },
    { ...at, place: museum!, title: 'El museo' },
  ];
  await insertPlan(db, 'trujillo', {
    slug: 'entradas',
    content: { days: [{ title: 'Uno', stops }] },
    departures: ['2030-03-02 09:00'],
  });
  const { days } = await open('entradas');
  expect(days[0]!.stops.map(({ included }) => included)).toEqual([true, false]);
});
