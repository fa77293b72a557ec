import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Closure, ClosureInput } from '#features/closures/contract/closure.ts';
import type { ClosureAction } from '#features/closures/contract/closure-states.ts';
import * as routes from '#features/closures/contract/routes.ts';
import { drawWays } from '#features/maps/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { listPlaces, showPlace } from '#features/places/contract/routes.ts';
import type { PlanningAnswer } from '#features/trips/contract/planning.ts';
import { findLegs, planTrip } from '#features/trips/contract/planning-routes.ts';
import { keepTrip } from '#features/trips/contract/routes.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { validate } from '#planner/validate.ts';
import { readRegion } from '#regions/read-region.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({
  areas: ['closures', 'places', 'itineraries', 'maps', 'trips', 'operators'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const { app, db, pool } = site;
const now = today(regionClock(await readRegion('trujillo')));
const inDays = (days: number) => isoFromDay(dayFromIso(now) + days);

let editor: TestPerson;
let luna: string;
let ids: string[];
beforeAll(async () => {
  ids = await insertPlaces(
    db,
    'trujillo',
    ['Huaca de la Luna', 'Museo', 'Plaza', 'Casa', 'Templo'].map((name, i) => ({
      name,
      category: ['archaeological_site', 'museum', 'church', 'historic_building', 'museum'][i]!,
      lon: -79.0288 + i * 0.006,
      lat: -8.1118,
      hours_class: 'known' as const,
      hours_rule: 'Mo-Su 09:00-18:00',
      open_week: '{[0,10080)}',
      interest: 900 - i,
    })),
  );
  luna = ids[0]!;
  editor = await insertPerson(db, 'trujillo', { name: 'Elsa', staff: 'editor' });
});
beforeEach(async () => void (await pool.query('delete from closure')));

const closed = (more: Partial<ClosureInput> = {}): ClosureInput => ({
  kind: 'place',
  place: luna,
  name: null,
  area: null,
  severity: 'closed',
  factor: null,
  startsOn: inDays(-1),
  endsOn: inDays(10),
  reason: 'obras de conservación',
  source: 'Ministerio de Cultura',
  sourceUrl: null,
  ...more,
});
const street = (more: Partial<ClosureInput> = {}) =>
  closed({
    kind: 'road',
    place: null,
    name: 'Av. España',
    area: { shape: 'circle', lon: -79.0288, lat: -8.1118, metres: 400 },
    ...more,
  });

const create = (closure: ClosureInput) =>
  call(app, routes.createClosure, { headers: editor.headers, body: { closure } });
async function register(closure: ClosureInput): Promise<Closure> {
  const answer = await create(closure);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const move = (id: string, action: ClosureAction) =>
  call(app, routes.actOnClosure, { params: { id }, headers: editor.headers, body: { action } });
async function announce(closure: ClosureInput): Promise<Closure> {
  const { id } = await register(closure);
  const answer = await move(id, 'announce');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const APP = { authorization: 'Bearer the-app-token' };
async function plan(more: object = {}): Promise<PlanningAnswer> {
  const wish = sampleWish({ startDate: inDays(1), latest: 1200, pace: 'full', interests: { archaeology: 3 }, ...more });
  const answer = await app.inject(requestOf(planTrip, { body: { wish } }));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const placesIn = ({ plans }: PlanningAnswer) =>
  plans[0]!.plan.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));

test('a closure is public only between its announcement and its end', async () => {
  const { id, can } = await register(closed());
  expect(can).toEqual(['announce', 'end']);
  const card = async () =>
    (await call(app, showPlace, { params: { idOrSlug: 'huaca-de-la-luna' }, headers: APP })).json();
  expect((await card()).closure).toBeNull();
  expect((await move(id, 'announce')).json()).toMatchObject({ state: 'announced', can: ['withdraw', 'end'] });
  expect(await card()).toMatchObject({
    open: { state: 'closed' },
    closure: { id, place: luna, reason: 'obras de conservación', endsOn: inDays(10) },
  });
  expect((await call(app, routes.listPublicClosures)).json().items).toHaveLength(1);
  expect((await move(id, 'end')).json()).toMatchObject({ state: 'ended' });
  expect((await card()).closure).toBeNull();
  expect((await move(id, 'end')).json()).toMatchObject({ code: 'closure_cannot' });
});

test('each change of a closure is audited with the person who made it', async () => {
  const { id } = await announce(closed());
  const { rows } = await pool.query(`select action, actor_role from audit_event where subject_id = $1 order by at`, [
    id,
  ]);
  expect(rows).toEqual([
    { action: 'closures.create', actor_role: 'editor' },
    { action: 'closures.announce', actor_role: 'editor' },
  ]);
});

test('a closure whose fields contradict each other is refused', async () => {
  const answer = await create(street({ area: null, name: null, severity: 'slower', endsOn: inDays(-3) }));
  expect(answer.statusCode).toBe(400);
  expect(answer.problem().issues.map(({ path }) => path)).toEqual(
    ['name', 'area', 'factor', 'endsOn'].map((field) => `body.closure.${field}`),
  );
  const nowhere = await create(closed({ place: randomUUID() }));
  expect(nowhere.problem().issues).toMatchObject([{ path: 'body.closure.place' }]);
});

test('a change of an outdated version is refused', async () => {
  const { id, version } = await announce(closed());
  const change = (endsOn: string) =>
    call(app, routes.changeClosure, {
      params: { id },
      headers: editor.headers,
      body: { version, closure: closed({ endsOn }) },
    });
  expect((await change(inDays(5))).json()).toMatchObject({ endsOn: inDays(5), version: version + 1 });
  expect((await change(inDays(6))).json()).toMatchObject({
    code: 'closure_changed',
    current: { endsOn: expect.anything() },
  });
});

test('a closure whose last day has passed cannot be announced', async () => {
  const { id } = await register(closed({ startsOn: inDays(-9), endsOn: inDays(-2) }));
  expect((await move(id, 'announce')).json()).toMatchObject({ code: 'closure_over' });
});

test('a plan avoids a place on the days of its closure', async () => {
  expect(placesIn(await plan())).toContain(luna);
  await announce(closed());
  const shut = await plan({ must: [luna] });
  expect(placesIn(shut)).not.toContain(luna);
  expect(shut.plans[0]!.plan.refused).toContainEqual({ place: luna, reason: { code: 'closed_those_days' } });
  expect(shut.board.closures).toMatchObject([{ place: luna, reason: 'obras de conservación' }]);
  expect(placesIn(await plan({ startDate: inDays(11) }))).toContain(luna);
});

test('a stop of a stored trip is marked as closed only on the days of the closure', async () => {
  await announce(closed({ startsOn: inDays(2), endsOn: inDays(2) }));
  const { board } = await plan({ must: [luna] });
  const stop = (id: string) => ({ id, place: luna, begin: 600, minutes: 60, state: 'placed' as const });
  const broken = (day: number) =>
    validate(
      board.problem,
      [0, 1].map((d) => ({ stops: d === day ? [stop('a')] : [] })),
    ).days[day]!.stops[0]!.broken;
  expect(broken(0)).not.toMatchObject({ code: 'closed_that_day' });
  expect(broken(1)).toEqual({ code: 'closed_that_day' });
});

test('an area with slow traffic makes travel times longer', async () => {
  const driven = ({ board: { problem } }: PlanningAnswer) => {
    const { legs, places } = problem;
    const [from, to] = [ids[0]!, ids[4]!].map((id) => places.findIndex((place) => place.id === id)) as [number, number];
    return legs.minutes[from * legs.size + to]!;
  };
  const usual = driven(await plan());
  await announce(street({ severity: 'slower', factor: 4 }));
  const slow = driven(await plan());
  expect(slow).toBeGreaterThan(usual);
  expect((await plan({ startDate: inDays(20) })).board.closures).toBeUndefined();
});

test('routes avoid roads that are closed on the requested day', async () => {
  const [from, to] = [ids[1]!, ids[4]!];
  const drawn = async (date?: string) => {
    const answer = await call(app, drawWays, { query: { through: `${from};${to}`, ...(date && { date }) } });
    expect(answer.statusCode, answer.body).toBe(200);
    const way = answer.json().ways[0]!;
    return way;
  };
  const minutes = async (date?: string) => {
    const payload = { points: [{ place: from }, { place: to }], ...(date && { date }) };
    return (await app.inject(requestOf(findLegs, { body: payload }))).json().legs.minutes[1];
  };
  const [day, later] = [inDays(2), inDays(5)];
  const usual = await drawn(day);
  expect(await minutes(day)).toBe(usual.minutes);
  const [lon, lat] = usual.line[Math.floor(usual.line.length / 2)]!;
  const passes = (line: [number, number][]) => line.some((point) => point[0] === lon && point[1] === lat);
  const area = { shape: 'circle' as const, lon, lat, metres: 60 };
  await announce(street({ area, startsOn: inDays(1), endsOn: inDays(3) }));

  const around = await drawn(day);
  expect(passes(around.line)).toBe(false);
  expect(around.minutes).toBeGreaterThanOrEqual(usual.minutes);
  expect(await minutes(day)).toBe(around.minutes);
  const { board } = await plan({ startDate: day, days: 1, must: [from, to] });
  const [a, b] = [from, to].map((id) => board.places.findIndex((place) => place.id === id)) as [number, number];
  expect(board.problem.legs.minutes[a * board.problem.legs.size + b]).toBe(around.minutes);

  expect(await drawn(later)).toEqual(usual);
  expect(passes((await drawn()).line)).toBe(true);
});

test('the preview of a closure shows its effect', async () => {
  await sql`insert into itinerary (region_id, slug, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
    values ('trujillo', 'ruta', 'Ruta Moche', 's', 'r', '{Uno}', 'R', '2026-11-21', '{archaeology}', '{1}', '[]', ${[luna]},
      '{"scene":"friso","seed":"x"}', 1) on conflict do nothing`.execute(db);
  const document = {
    title: 'Mi viaje',
    wish: sampleWish({
      startDate: inDays(2),
      days: 1,
      latest: 1200,
      pace: 'calm',
      party: { adults: 1, children: 0, seniors: 0 },
    }),
    days: [{ date: inDays(2), stops: [{ id: 'a', place: luna, begin: 600, minutes: 60, state: 'placed' as const }] }],
  };
  await app.inject(requestOf(keepTrip, { body: { uuid: randomUUID(), document } }));
  const impact = async (closure: ClosureInput) =>
    (await call(app, routes.previewClosure, { headers: editor.headers, body: { closure } })).json();
  expect(await impact(closed())).toMatchObject({ places: 1, itineraries: [{ title: 'Ruta Moche' }], trips: 1 });
  expect(await impact(closed({ startsOn: inDays(3) }))).toMatchObject({ trips: 0 });
  expect(await impact(street())).toMatchObject({ places: 1, trips: 1 });
  expect(await impact(street({ area: { shape: 'circle', lon: -79.0288, lat: -8.1118, metres: 5000 } }))).toMatchObject({
    places: 5,
  });
});

test('a search for open places leaves out a closed place', async () => {
  const shut = await announce(closed({ startsOn: inDays(-5), endsOn: now }));
  const { items } = (await call(app, listPlaces, { query: { openAt: 'now' }, headers: APP })).json();
  expect(items.length).toBe(4);
  expect(items.map(({ id }) => id)).not.toContain(luna);
  await pool.query(`update closure set ends_on = $1`, [inDays(-1)]);
  await site.platform.jobs.add(db, 'closures/end-past', {});
  await site.runJobs();
  const { rows } = await pool.query('select state from closure where id = $1', [shut.id]);
  expect(rows).toEqual([{ state: 'ended' }]);
});
