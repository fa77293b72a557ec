import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { FEWEST, type Figures, type PeriodName } from '#features/figures/contract/figures.ts';
import * as routes from '#features/figures/contract/routes.ts';
import type { VisitBody } from '#features/figures/contract/visit.ts';
import { planTrip } from '#features/trips/contract/planning-routes.ts';
import { call } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';
import { prepareFigures } from './prepare-figures.ts';
import { figuresOfPlace } from './rows-of-place.store.ts';

const REGION = 'trujillo';
const ZONE = 'America/Lima';
const site = await testSite({ areas: ['trips', 'figures'], settings: { REGION } });
const { app, pool } = site;
afterAll(site.close);

const isoDay = (daysFromNow: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: ZONE }).format(Date.now() + daysFromNow * 86_400_000);

let staff: TestPerson;
let luna: string;
let quiet: string;
beforeAll(async () => {
  const ids = await insertPlaces(site.db, REGION, [
    {
      name: 'Huaca de la Luna',
      district: 'Moche',
      hours_class: 'known',
      hours_rule: 'Mo-Su 09:00-17:00',
      interest: 800,
    },
    { name: 'Casa Urquiaga', district: 'Trujillo', hours_class: 'unknown', interest: 500 },
    { name: 'Muelle', district: 'Huanchaco', hours_class: 'open_space', lon: -79.03, lat: -8.115, interest: 600 },
  ]);
  [luna, quiet] = ids as [string, string];
  staff = await insertPerson(site.db, REGION, { name: 'Rosa', staff: 'moderator' });
});
beforeEach(async () => {
  for (const table of ['visit_event', 'planning_event', 'planned_place_event'])
    await pool.query(`delete from ${table}`);
});

const visit = (body: VisitBody, headers: Record<string, string> = {}) =>
  call(app, routes.recordVisit, { body, headers });
const events = async () =>
  (await pool.query('select day::text, act, page, place_id from visit_event order by id')).rows;

async function figures(period?: PeriodName): Promise<Figures> {
  const answer = await call(app, routes.showFigures, { query: { period }, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function file(figure: string): Promise<string> {
  const answer = await call(app, routes.downloadFigure, { params: { figure }, headers: staff.headers });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return answer.body;
}

/** Inserts events of a day, as many as `times`. */
async function seen(daysAgo: number, times: number, page = 'home', place: string | null = null, act = 'view') {
  await pool.query(
    `insert into visit_event (region_id, day, act, page, place_id)
     select $1, $2::date, $3, $4, $5::uuid from generate_series(1, $6)`,
    [REGION, isoDay(-daysAgo), act, page, place, times],
  );
}

async function planned(travelIn: number | null, times: number, place: string, reason: string | null = null) {
  await pool.query(
    `insert into planned_place_event (region_id, day, place_id, travel_day, was_asked, reason)
     select $1, $2::date, $3::uuid, $4::date, false, $5 from generate_series(1, $6)`,
    [REGION, isoDay(0), place, travelIn === null ? null : isoDay(travelIn), reason, times],
  );
}

test('a visit is one event with a day, a page and a place, and nothing else', async () => {
  expect((await visit({ act: 'view', page: 'home' })).statusCode).toBe(204);
  await visit({ act: 'view', page: 'place', place: 'huaca-de-la-luna' });
  await visit({ act: 'save', page: 'explore', place: luna });
  const day = isoDay(0);
  expect(await events()).toEqual([
    { day, act: 'view', page: 'home', place_id: null },
    { day, act: 'view', page: 'place', place_id: luna },
    { day, act: 'save', page: 'explore', place_id: luna },
  ]);
  const { rows } = await pool.query(
    `select column_name, data_type from information_schema.columns where table_name = any($1) order by 1`,
    [['visit_event', 'planning_event', 'planned_place_event']],
  );
  expect(rows.filter(({ data_type }) => /timestamp|inet|bytea|json/.test(data_type))).toEqual([]);
});

test.each([
  ['a place that does not exist', { act: 'view', page: 'place', place: 'nada' }, {}],
  ['a page of a place without its place', { act: 'view', page: 'place' }, {}],
  ['a tap without a place', { act: 'call', page: 'place' }, {}],
  ['a browser with Global Privacy Control', { act: 'view', page: 'home' }, { 'sec-gpc': '1' }],
  ['a browser with Do Not Track', { act: 'view', page: 'home' }, { dnt: '1' }],
] as const)('%s is not counted', async (_name, body, headers) => {
  expect((await visit(body, headers)).statusCode).toBe(204);
  expect(await events()).toEqual([]);
});

test('a visit with an unknown page or a further member is refused', async () => {
  for (const body of [
    { act: 'view', page: 'region' },
    { act: 'view', page: 'home', account: luna },
  ])
    expect((await visit(body as VisitBody)).statusCode).toBe(400);
  expect(await events()).toEqual([]);
});

test('visits by day and page equal a count of the raw events', async () => {
  await seen(0, 3);
  await seen(0, 2, 'explore');
  await seen(29, 4);
  await seen(30, 5);
  await seen(59, 6, 'explore');
  await seen(60, 7);
  const { visits, from, today } = await figures();
  const raw = (await events()).map(({ day, page }) => ({
    day,
    page,
    ago: (Date.parse(today) - Date.parse(day)) / 864e5,
  }));
  const inPeriod = raw.filter(({ ago }) => ago < 30);
  const inBefore = raw.filter(({ ago }) => ago >= 30 && ago < 60);
  expect(from).toBe(isoDay(-29));
  expect(visits.count).toBe(inPeriod.length);
  expect(visits.before).toBe(inBefore.length);
  expect(visits.days).toHaveLength(30);
  for (const { day, count } of visits.days) expect(count).toBe(inPeriod.filter((one) => one.day === day).length);
  expect(visits.pages).toEqual(
    ['home', 'explore'].map((page) => ({
      page,
      count: inPeriod.filter((one) => one.page === page).length,
      before: inBefore.filter((one) => one.page === page).length,
    })),
  );
  const lines = (await file('visits')).trim().split('\r\n').slice(1);
  const ofFile = lines.reduce((sum, line) => sum + Number(line.split(',')[2]), 0);
  expect(ofFile).toBe(inPeriod.length);
  const year = await figures('year');
  expect(year.visits).toMatchObject({ count: raw.length, before: null, yearAgo: null });
});

test('a month stands beside the same days of the week a year earlier', async () => {
  await seen(364, 3);
  await seen(364 + 29, 5);
  await seen(364 + 30, 7);
  await seen(363, 9);
  await seen(0, 1);
  const { visits, plans } = await figures();
  expect(visits.yearAgo).toEqual(visits.days.map((_, at) => (at === 29 ? 3 : at === 0 ? 5 : 0)));
  expect(plans.yearAgo).toEqual(visits.days.map(() => 0));
  const weekdayOf = (day: string) => new Date(day).getUTCDay();
  expect(weekdayOf(isoDay(-364))).toBe(weekdayOf(isoDay(0)));
  expect((await figures('quarter')).visits.yearAgo).toBeNull();
});

test('invented events are named, and production deletes them', async () => {
  await seen(1, 2);
  expect((await figures()).fictional).toBe(false);
  for (const [table, columns, values] of [
    ['visit_event', 'act, page', "'view', 'home'"],
    ['planning_event', 'days, start_month, interests', "2, '2026-12', '{}'"],
    ['planned_place_event', 'place_id, was_asked, reason', `'${luna}', true, 'too_far'`],
  ])
    await pool.query(
      `insert into ${table} (region_id, day, fictional, ${columns}) values ('${REGION}', '${isoDay(-1)}', true, ${values})`,
    );
  expect((await figures()).fictional).toBe(true);
  await prepareFigures(site.platform);
  expect((await figures()).visits.count).toBe(3);
  await prepareFigures({ ...site.platform, config: { ...site.platform.config, MODE: 'production' } });
  const { fictional, visits, plans, leftOut } = await figures();
  expect([fictional, visits.count, plans.count, leftOut.count]).toEqual([false, 2, 0, 0]);
});

test('the events of a place move to another place, and back by their keys', async () => {
  await seen(1, 4, 'place', luna);
  await seen(1, 2, 'place', quiet);
  await planned(3, 3, luna);
  const pair = { region: REGION, from: luna, to: quiet };
  expect(await figuresOfPlace.count(site.db, pair)).toEqual({ moves: 7, stays: 0 });
  const keys = await figuresOfPlace.move(site.db, pair);
  expect(keys).toHaveLength(7);
  expect((await figures()).places).toMatchObject([{ id: quiet, views: 6, plans: 3 }]);
  await figuresOfPlace.move(site.db, { region: REGION, from: quiet, to: luna }, keys);
  expect((await figures()).places.map(({ id, views, plans }) => [id, views, plans])).toEqual([
    [luna, 4, 3],
    [quiet, 2, 0],
  ]);
});

test('the figures of a place equal a join of the raw events', async () => {
  await seen(1, 6, 'place', luna);
  await seen(1, 2, 'place', luna, 'way');
  await seen(1, 1, 'place', luna, 'call');
  await seen(1, 3, 'explore', luna, 'save');
  await seen(40, 9, 'place', luna);
  await seen(1, 2, 'place', quiet);
  await planned(3, 4, luna);
  await planned(null, 2, luna, 'too_far');
  const { places } = await figures();
  const { rows } = await pool.query(
    `select c.id, c.slug, c.name, ${['view', 'save', 'way', 'call']
      .map(
        (act) => `(select count(*)::int from visit_event v where v.place_id = c.id and v.act = '${act}'
          and v.day > $1::date - 30) as ${act}s`,
      )
      .join()}, (select count(*)::int from planned_place_event e where e.place_id = c.id and e.reason is null) as plans
     from company c where c.id in (select place_id from visit_event) order by views desc`,
    [isoDay(0)],
  );
  expect(places).toEqual(rows);
  expect(places[0]).toMatchObject({ views: 6, saves: 3, plans: 4, ways: 2, calls: 1 });

  const owner = await insertPerson(site.db, REGION, { name: 'Dora' });
  const own = (headers: Record<string, string>) =>
    call(app, routes.showOwnedFigures, { params: { placeId: luna }, headers });
  expect((await own(owner.headers)).statusCode).toBe(404);
  await pool.query(
    `insert into company_member (region_id, company_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, luna, owner.id],
  );
  const { now, before, fictional } = (await own(owner.headers)).json();
  expect(fictional).toBe(false);
  const { id: _, slug: __, name: ___, ...counts } = rows[0];
  expect(now).toEqual(counts);
  expect(before).toEqual({ views: 9, saves: 0, plans: 0, ways: 0, calls: 0 });
});

test('a new plan is counted with its days, month, interests, stops and what it leaves out', async () => {
  const wish = sampleWish({
    startDate: isoDay(5),
    days: 2,
    interests: { archaeology: 3, beach: 0, museums: 1 },
    must: [quiet],
    knownHoursOnly: true,
  });
  const plan = (body: object, headers: Record<string, string> = {}) =>
    call(app, planTrip, { body: { wish, ...body }, headers });
  const answer = (await plan({ alternatives: true })).json();
  // The page of an open trip asks for data around its stops, and this browser refuses to be counted.
  await plan({});
  await plan({ alternatives: true }, { dnt: '1' });
  const best = answer.plans[0]!.plan;
  const { plans, leftOut } = await figures();
  expect(plans).toMatchObject({
    count: 1,
    lengths: [{ days: 2, count: 1 }],
    interests: [
      { interest: 'archaeology', count: 1 },
      { interest: 'museums', count: 1 },
    ],
    months: [{ month: wish.startDate.slice(0, 7), count: 1 }],
  });
  expect(plans.days.at(-1)).toEqual({ day: isoDay(0), count: 1 });
  const { rows } = await pool.query('select place_id, travel_day::text, was_asked, reason from planned_place_event');
  const stops = best.days.flatMap(({ date, stops: own }) =>
    own.flatMap(({ place }) =>
      place === null ? [] : { place_id: place, travel_day: date, was_asked: place === quiet, reason: null },
    ),
  );
  const out = [...best.refused, ...best.leftOut].map(({ place, reason }) => ({
    ...{ place_id: place, travel_day: null, was_asked: place === quiet, reason: reason.code },
  }));
  expect(out.map(({ reason }) => reason)).toContain('hours_unknown');
  expect(rows).toHaveLength(stops.length + out.length);
  expect(rows).toEqual(expect.arrayContaining([...stops, ...out]));
  expect(leftOut).toMatchObject({ asked: 1, askedOut: 1, count: out.length, before: 0 });
  expect(leftOut.reasons).toContainEqual({ code: 'hours_unknown', count: 1, asked: 1 });
  expect(leftOut.withoutHours).toMatchObject([{ id: quiet, name: 'Casa Urquiaga', count: 1 }]);
  expect(await file('left-out')).toContain('No sabemos su horario,1,1');
});

test('reasons equal a count of the raw events, and a place with hours is not listed for its hours', async () => {
  await planned(null, 3, luna, 'too_far');
  await planned(null, 5, luna, 'hours_unknown');
  await planned(null, 2, quiet, 'hours_unknown');
  const { leftOut } = await figures();
  const { rows } = await pool.query('select reason from planned_place_event');
  const tally = Object.entries(Object.groupBy(rows, ({ reason }) => reason as string));
  expect(leftOut.reasons).toEqual(
    tally.map(([code, own]) => ({ code, count: own!.length, asked: 0 })).toSorted((a, b) => b.count - a.count),
  );
  expect(leftOut.withoutHours.map(({ id, count }) => [id, count])).toEqual([[quiet, 2]]);
});

test('stops by day and district equals a cross table of the raw events, without small counts', async () => {
  await planned(0, 7, luna);
  await planned(2, 4, luna);
  await planned(2, 5, quiet);
  await planned(13, 8, quiet);
  await planned(14, 9, quiet);
  await planned(-1, 9, quiet);
  const { stops } = await figures();
  const { rows } = await pool.query(
    `select d::date::text as day, c.district, count(e.id)::int as stops
     from generate_series($1::date, $1::date + 13, interval '1 day') d
       cross join (select distinct district from company where id = any($2)) c
       left join planned_place_event e on e.travel_day = d
         and e.place_id in (select id from company where company.district = c.district)
     group by 1, 2`,
    [isoDay(0), [luna, quiet]],
  );
  expect(stops.days.map(({ day }) => day)).toEqual([...new Set(rows.map(({ day }) => day))].sort());
  expect(stops.districts.map(({ name }) => name)).toEqual(['Trujillo', 'Moche']);
  for (const { name, counts, sum, hides } of stops.districts) {
    const own = rows.filter(({ district }) => district === name).sort((a, b) => (a.day < b.day ? -1 : 1));
    expect(counts).toEqual(own.map(({ stops }) => (stops > 0 && stops < FEWEST ? null : stops)));
    // The sum must not give a hidden count away.
    expect(sum).toBe(own.reduce((all, { stops }) => all + (stops < FEWEST ? 0 : stops), 0));
    expect(hides).toBe(own.some(({ stops }) => stops > 0 && stops < FEWEST));
  }
  expect(await file('stops')).toContain(`${isoDay(2)},,Moche,<5`);
});

test('sales by month equal a sum over the orders', async () => {
  const sell = async (daysAgo: number, total: number, more: object = {}) => {
    const order_id = randomUUID();
    const { test_mode = false } = more as { test_mode?: boolean };
    await insertLoosely(pool, 'customer_order', {
      region_id: REGION,
      id: order_id,
      reference: order_id,
      creation_hash: Buffer.from(order_id),
      state: 'confirmed',
      currency: 'PEN',
      total,
      test_mode,
    });
    await insertLoosely(pool, 'booking', {
      ...{
        region_id: REGION,
        id: randomUUID(),
        reference: randomUUID(),
        order_id,
        state: 'CONFIRMED',
        currency: 'PEN',
        total,
      },
      ...{ confirmed_at: new Date(Date.now() - daysAgo * 86_400_000), places: 2, ...more },
    });
  };
  await sell(0, 10_050);
  await sell(1, 20_000);
  await sell(25, 5_000, { state: 'CANCELLED' });
  await sell(1, 70_000, { test_mode: true });
  await sell(1, 90_000, { confirmed_at: null, state: 'ON_HOLD' });
  await sell(40, 8_000);
  const { sales } = await figures();
  const { rows } = await pool.query(
    `select b.currency, left((b.confirmed_at at time zone '${ZONE}')::text, 7) as month, b.total::int as total, b.state,
       (b.confirmed_at at time zone '${ZONE}')::date > $1::date - 30 as now
     from customer_order o join booking b on b.order_id = o.id where b.confirmed_at is not null and not o.test_mode`,
    [isoDay(0)],
  );
  const inPeriod = rows.filter(({ now }) => now);
  const sold = (some: typeof rows) =>
    some.reduce((sum, { total, state }) => sum + (state === 'CANCELLED' ? 0 : total), 0);
  expect(sales.all).toEqual([
    { currency: 'PEN', bookings: 3, cancelled: 1, sold: sold(inPeriod), before: { bookings: 1, sold: 8_000 } },
  ]);
  expect(sold(inPeriod)).toBe(30_050);
  expect(sales.months).toEqual(
    [...Map.groupBy(inPeriod, ({ month }) => month)]
      .map(([month, own]) => ({
        ...{ month, currency: 'PEN', bookings: own.length, sold: sold(own) },
        cancelled: own.filter(({ state }) => state === 'CANCELLED').length,
      }))
      .toSorted((one, other) => (one.month < other.month ? -1 : 1)),
  );
  expect(await file('sales')).toMatch(/,PEN,\d,\d,(300\.50|\d+\.50)/);
});

test('the median of answers equals the middle of the sorted times, and few answers have none', async () => {
  const hours = [1, 2, 4, 30, 90];
  const ask = async (answeredAfter: number | null) => {
    const id = randomUUID();
    const at = new Date(Date.now() - 5 * 86_400_000);
    await insertLoosely(pool, 'question', {
      region_id: REGION,
      id,
      owner_kind: 'company',
      state: answeredAfter === null ? 'asked' : 'answered',
      published_at: at,
    });
    if (answeredAfter !== null)
      for (const later of [answeredAfter, answeredAfter + 5])
        await insertLoosely(pool, 'answer', {
          region_id: REGION,
          id: randomUUID(),
          question_id: id,
          state: 'published',
          published_at: new Date(at.getTime() + later * 3_600_000),
        });
  };
  for (const one of hours.slice(0, 4)) await ask(one);
  await ask(null);
  const few = (await figures()).answers;
  expect(few[0]).toMatchObject({ of: 'questions', asked: 5, answered: 4, medianMinutes: null });
  await ask(hours[4]!);
  const asked_at = new Date(Date.now() - 3 * 86_400_000);
  for (const [at, minutes] of [10, 20, 35, 50, 600].entries())
    await insertLoosely(pool, 'offer', {
      region_id: REGION,
      id: randomUUID(),
      quotation_id: randomUUID(),
      state: 'offered',
      version: at,
      asked_at,
      first_answered_at: new Date(asked_at.getTime() + minutes * 60_000),
    });
  await insertLoosely(pool, 'offer', {
    region_id: REGION,
    id: randomUUID(),
    quotation_id: randomUUID(),
    state: 'withdrawn',
    asked_at,
    first_answered_at: null,
  });
  const { answers } = await figures();
  const { rows } = await pool.query(
    `select distinct on (q.id) extract(epoch from a.published_at - q.published_at)::int / 60 as minutes
     from question q join answer a on a.question_id = q.id order by q.id, a.published_at`,
  );
  const sorted = rows.map(({ minutes }) => minutes).sort((a, b) => a - b);
  expect(answers).toEqual([
    { of: 'questions', asked: 6, answered: 5, medianMinutes: sorted[2], before: null, goalHours: 72 },
    { of: 'quotations', asked: 5, answered: 5, medianMinutes: 35, before: null, goalHours: 24 },
  ]);
});

test('events of more than thirteen months ago are deleted every night', async () => {
  await pool.query(
    `insert into visit_event (region_id, day, act, page)
     select $1, ($2::date - make_interval(months => 13, days => n))::date, 'view', 'home' from unnest(array[0, 1]) n`,
    [REGION, isoDay(0)],
  );
  await pool.query(
    `insert into planning_event (region_id, day, days, start_month, interests) values ($1, '2024-01-01', 2, '2024-02', '{}')`,
    [REGION],
  );
  await pool.query(
    `insert into planned_place_event (region_id, day, place_id, was_asked, reason) values ($1, '2024-01-01', $2, true, 'too_far')`,
    [REGION, luna],
  );
  await site.platform.jobs.add(site.db, 'figures/drop-old-events', {});
  await site.runJobs();
  const { rows } = await pool.query(
    `select (select count(*)::int from visit_event) as visits, (select count(*)::int from planning_event) as plans,
       (select count(*)::int from planned_place_event) as places`,
  );
  expect(rows[0]).toEqual({ visits: 1, plans: 0, places: 0 });
});

test('only admins and moderators read the figures', async () => {
  const editor = await insertPerson(site.db, REGION, { name: 'Edi', staff: 'editor' });
  expect((await call(app, routes.showFigures, { headers: editor.headers })).statusCode).toBe(403);
  expect((await call(app, routes.downloadFigure, { params: { figure: 'places' } })).statusCode).toBe(401);
});
