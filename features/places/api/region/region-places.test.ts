import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChangeFactBody, RegionPlace, RegionPlacesQuery } from '#features/places/contract/region.ts';
import * as routes from '#features/places/contract/region-routes.ts';
import { listPins, listPlaces, showPlace as showPublic } from '#features/places/contract/routes.ts';
import type { PlanningAnswer } from '#features/trips/contract/planning.ts';
import { planTrip } from '#features/trips/contract/planning-routes.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { sampleWish } from '#tests/trips.ts';

const site = await testSite({
  areas: ['places', 'closures', 'itineraries', 'maps', 'trips', 'operators'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const { app, db, pool } = site;
const APP = { authorization: 'Bearer the-app-token' };

let elsa: TestPerson;
let ids: string[];
let museum: string;
beforeAll(async () => {
  ids = await insertPlaces(
    db,
    'trujillo',
    ['Museo Uno', 'Museo Dos', 'Templo', 'Casa', 'Museo Cinco'].map((name, i) => ({
      name,
      category: ['museum', 'museum', 'church', 'historic_building', 'museum'][i]!,
      lon: -79.0288 + i * 0.006,
      lat: -8.1118,
      hours_class: 'known' as const,
      hours_rule: 'Mo-Su 09:00-18:00',
      open_week: '{[0,10080)}',
      interest: 900 - i,
    })),
  );
  museum = ids[0]!;
  elsa = await insertPerson(db, 'trujillo', { name: 'Elsa Ríos', staff: 'editor' });
});

const put = (id: string, body: ChangeFactBody) =>
  call(app, routes.changePlaceFact, { params: { id }, headers: elsa.headers, body });
async function correct(id: string, body: Omit<ChangeFactBody, 'source'>): Promise<RegionPlace> {
  const answer = await put(id, { ...body, source: 'phone' });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const show = async (id: string): Promise<RegionPlace> =>
  (await call(app, routes.showRegionPlace, { params: { id }, headers: elsa.headers })).json();
const undo = (id: string, changeId: string) =>
  call(app, routes.undoPlaceChange, { params: { id, changeId }, headers: elsa.headers });
const move = (id: string, action: 'publish' | 'pause' | 'suspend' | 'close' | 'reopen', reason?: string) =>
  call(app, routes.changePlaceState, {
    params: { id },
    headers: elsa.headers,
    body: { action, ...(reason && { reason }) },
  });
const publicPage = async (idOrSlug: string) => call(app, showPublic, { params: { idOrSlug }, headers: APP });
const list = async (query: RegionPlacesQuery = {}) =>
  (await call(app, routes.listRegionPlaces, { query, headers: elsa.headers })).json();

test('a corrected fact is public at once, in the page, the pins and the search', async () => {
  const saved = await correct(museum, {
    base: { phones: [] },
    value: { phones: ['044 221 234', '987 654 321'] },
  });
  expect(saved.facts.phones).toEqual(['+51 44 221234', '+51 987 654 321']);
  expect(saved.edited).toEqual(['phones']);
  expect(saved.changes[0]).toMatchObject({
    fact: 'phones',
    before: [],
    by: 'Elsa Ríos',
    source: 'phone',
    canUndo: true,
  });
  expect((await publicPage(museum)).json()).toMatchObject({ phones: ['+51 44 221234', '+51 987 654 321'] });

  await correct(museum, { base: { name: 'Museo Uno' }, value: { name: 'Museo Cassinelli' } });
  const found = await call(app, listPlaces, { query: { q: 'casinelli' }, headers: APP });
  expect(found.json().items.map(({ name }) => name)).toEqual(['Museo Cassinelli']);
  expect(JSON.stringify((await call(app, listPins)).json())).toContain('Museo Cassinelli');
});

test('a second person who saw an older value gets both values', async () => {
  await correct(museum, { base: { address: null }, value: { address: 'Av. Nicolás de Piérola 607' } });
  const late = await put(museum, { base: { address: null }, value: { address: 'Calle 2' }, source: 'web' });
  expect(late.statusCode).toBe(409);
  expect(late.problem()).toMatchObject({
    code: 'company_fact_changed',
    current: { facts: { address: 'Av. Nicolás de Piérola 607' } },
  });
  const repeated = await put(museum, {
    base: { address: null },
    value: { address: 'Av. Nicolás de Piérola 607' },
    source: 'phone',
  });
  expect(repeated.statusCode).toBe(200);
  expect(repeated.json().changes.filter(({ fact }) => fact === 'address')).toHaveLength(1);
});

test('an undo brings back one fact with its source, and leaves the others', async () => {
  const id = ids[1]!;
  const hours = { class: 'known', rule: 'Mo-Su 09:00-18:00' } as const;
  await correct(id, { base: { hours }, value: { hours: { class: 'known', rule: 'Tu-Su 10:00-16:00; PH off' } } });
  expect((await publicPage(id)).json().hours).toMatchObject({
    rule: 'Tu-Su 10:00-16:00; PH off',
    source: { name: 'Equipo de la región, por teléfono' },
    verifiedAt: expect.any(String),
  });
  const { changes } = await correct(id, { base: { website: null }, value: { website: 'https://museo.pe' } });
  const change = changes.find(({ fact }) => fact === 'hours')!;
  const undone = await undo(id, change.id);
  expect(undone.statusCode, undone.body).toBe(200);
  expect(undone.json()).toMatchObject({ facts: { hours, website: 'https://museo.pe' }, edited: ['website'] });
  expect((await publicPage(id)).json().hours).toMatchObject({ source: null, verifiedAt: null });
  const { rows } = await pool.query('select open_week from company where id = $1', [id]);
  expect(rows[0].open_week).toBe('{[0,10080)}');
  expect((await undo(id, change.id)).problem().code).toBe('company_fact_changed');
  const redone = await undo(id, undone.json().changes[0]!.id);
  expect(redone.json().facts.hours.rule).toBe('Tu-Su 10:00-16:00; PH off');
});

test('stored changes cannot be rewritten', async () => {
  await expect(pool.query(`update company_change set fact = 'name'`)).rejects.toThrow('never changed');
});

test('a moved place gets its district, its way from the centre, and new travel times', async () => {
  const id = ids[3]!;
  const before = await show(id);
  const position = { lon: -79.1203, lat: -8.0797 };
  const saved = await correct(id, { base: { position: before.facts.position }, value: { position } });
  expect(saved.facts).toMatchObject({ position, district: 'Huanchaco' });
  const { rows } = await pool.query('select from_centre from company where id = $1', [id]);
  expect(rows[0].from_centre).toMatchObject({ mode: 'drive', basis: 'road_graph' });
  expect(rows[0].from_centre.metres).toBeGreaterThan(8000);

  await correct(id, { base: { district: 'Huanchaco' }, value: { district: 'La Esperanza' } });
  const move = (await show(id)).changes.find(({ fact }) => fact === 'position')!;
  const undone = (await undo(id, move.id)).json();
  expect(undone.facts).toMatchObject({ position: before.facts.position, district: 'La Esperanza' });
});

test('the next plan knows the new hours', async () => {
  const day = isoFromDay(dayFromIso(new Date().toISOString().slice(0, 10)) + 3);
  const wish = sampleWish({ startDate: day, latest: 1200, pace: 'full', interests: { museums: 3 } });
  const planned = async () => {
    const answer = await app.inject(requestOf(planTrip, { body: { wish } }));
    expect(answer.statusCode, answer.body).toBe(200);
    return answer
      .json<PlanningAnswer>()
      .plans[0]!.plan.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
  };
  const last = ids[4]!;
  expect(await planned()).toContain(last);
  await correct(last, {
    base: { hours: { class: 'known', rule: 'Mo-Su 09:00-18:00' } },
    value: { hours: { class: 'known', rule: 'Jan 01 03:00-03:10' } },
  });
  expect(await planned()).not.toContain(last);
});

test.each([
  [{ hours: { class: 'known', rule: 'los lunes' } }, 'body.value.hours.rule'],
  [{ hours: { class: 'known', rule: null } }, 'body.value.hours.rule'],
  [{ hours: { class: 'assumed', rule: 'Mo 09:00-10:00' } }, 'body.value.hours.rule'],
  [{ phones: ['12'] }, 'body.value.phones.0'],
  [{ name: '' }, 'body.value.name'],
  [{ position: { lon: 10, lat: 50 } }, 'body.value.position.lon'],
])('%j is refused at its field', async (value, path) => {
  const [fact] = Object.keys(value);
  const answer = await put(museum, { base: { [fact!]: null }, value, source: 'other' } as never);
  expect(answer.problem()).toMatchObject({
    code: 'invalid',
    issues: expect.arrayContaining([expect.objectContaining({ path })]),
  });
});

test('a place changes its state only along the table', async () => {
  const id = ids[2]!;
  expect((await move(id, 'suspend')).problem()).toMatchObject({ code: 'invalid', issues: [{ path: 'body.reason' }] });
  expect((await move(id, 'suspend', 'Quejas de visitantes')).json()).toMatchObject({
    state: 'suspended',
    stateReason: 'Quejas de visitantes',
    can: ['reopen'],
  });
  expect((await publicPage(id)).statusCode).toBe(404);
  expect((await move(id, 'pause')).problem().code).toBe('company_cannot');
  expect((await move(id, 'reopen')).json()).toMatchObject({ state: 'published', stateReason: null });
  expect((await publicPage(id)).statusCode).toBe(200);
});

test('a place made by hand is a draft with an unused address, and public after publishing', async () => {
  const create = () =>
    call(app, routes.createPlace, {
      headers: elsa.headers,
      body: {
        name: 'Museo Dos',
        kind: { category: 'museum', label: 'Museo' },
        position: { lon: -79.03, lat: -8.11 },
        source: 'on_spot',
      },
    });
  const made = await create();
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ slug: 'museo-dos-2', state: 'draft', facts: { district: 'Trujillo' } });
  expect((await create()).json().slug).toBe('museo-dos-3');
  expect((await publicPage('museo-dos-2')).statusCode).toBe(404);
  await move(made.json().id, 'publish');
  expect((await publicPage('museo-dos-2')).json()).toMatchObject({ name: 'Museo Dos', open: { state: 'unknown' } });
});

test('the list finds every place, counts what is missing, and pages without gaps', async () => {
  const first = await list({ limit: 3 });
  const rest = await list({ cursor: first.next! });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toHaveLength(first.counts.all);
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(7);
  expect(first.counts).toEqual({ all: 7, hours: 2, contact: 5, doubts: 0, hidden: 1, differs: 0 });
  expect((await list({ lacks: 'hours,hidden' })).items.map(({ slug }) => slug)).toEqual(['museo-dos-3']);
  expect((await list({ q: 'templo' })).items.map(({ slug }) => slug)).toEqual(['templo']);
  expect(first.items[0]).toMatchObject({ name: 'Museo Cassinelli', has: ['hours', 'contact', 'address'] });
});
