import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ClosureInput } from '#features/closures/contract/closure.ts';
import type { ClosureAction } from '#features/closures/contract/closure-states.ts';
import { actOnClosure, createClosure } from '#features/closures/contract/routes.ts';
import type { ItineraryAction } from '#features/itineraries/contract/itinerary-states.ts';
import type { ItineraryDocument, ItineraryEditor, RegionDay } from '#features/itineraries/contract/region.ts';
import * as routes from '#features/itineraries/contract/region-routes.ts';
import { listItineraries, showItinerary } from '#features/itineraries/contract/routes.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { readRegion } from '#regions/read-region.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({
  areas: ['itineraries', 'closures', 'operators'],
  settings: { REGION: 'trujillo', APP_TOKEN: 'the-app-token' },
});
afterAll(site.close);
const { app, db, pool } = site;
const now = today(regionClock(await readRegion('trujillo')));

let editor: TestPerson;
let moderator: TestPerson;
let luna: string;
let museum: string;
let assumed: string;
beforeAll(async () => {
  const known = { hours_class: 'known' as const, hours_rule: 'Tu-Su 09:00-16:00', open_week: '{[0,10080)}' };
  [luna, museum, assumed] = (await insertPlaces(db, 'trujillo', [
    { name: 'Huaca de la Luna', ...known },
    { name: 'Museo', lon: -79.0388, ...known },
    { name: 'Taller', lon: -79.0188, hours_class: 'assumed', hours_rule: 'Mo-Su 09:00-17:00' },
  ])) as [string, string, string];
  editor = await insertPerson(db, 'trujillo', { name: 'Elsa', staff: 'editor' });
  moderator = await insertPerson(db, 'trujillo', { name: 'Mario', staff: 'moderator' });
});
beforeEach(async () => {
  await pool.query('delete from closure');
  await pool.query('delete from itinerary');
});

const CENTRE = { name: 'Plaza', lon: -79.0288, lat: -8.1118 };
const visit = (place: string, minutes = 60) => ({ place, minutes, text: '' });
const day = (...stops: RegionDay['stops']): RegionDay => ({
  title: 'Barro',
  text: '',
  leave: 540,
  start: CENTRE,
  end: CENTRE,
  stops,
});
const whole = (more: Partial<ItineraryDocument> = {}): ItineraryDocument => ({
  title: 'Días de barro',
  summary: 'Dos templos',
  reason: 'Porque sí',
  body: ['Uno.'],
  author: 'Elsa',
  interests: ['archaeology'],
  weekdays: [1, 2],
  poster: { scene: 'friso', seed: 'x' },
  days: [day(visit(luna), visit(museum))],
  ...more,
});

const create = (title: string, { headers } = editor) => call(app, routes.createItinerary, { body: { title }, headers });
const start = async () => (await create('Días de barro')).json();
const save = (
  { id, version }: Pick<ItineraryEditor, 'id' | 'version'>,
  document: ItineraryDocument,
  { headers } = editor,
) => call(app, routes.changeItinerary, { params: { id }, body: { version, document }, headers });
const move = (id: string, action: ItineraryAction, { headers } = editor) =>
  call(app, routes.changeItineraryState, { params: { id }, body: { action }, headers });
const restore = (id: string, version: number, current: number) =>
  call(app, routes.restoreItinerary, { params: { id, version }, body: { version: current }, headers: editor.headers });
const list = ({ headers } = editor) => call(app, routes.listRegionItineraries, { headers });
const reader = { authorization: 'Bearer the-app-token' };
const publicTitles = async () => {
  const { items } = (await call(app, listItineraries, { headers: reader })).json();
  return items.map(({ title }) => title);
};
async function published(document = whole()) {
  const saved = (await save(await start(), document)).json();
  const answer = await move(saved.id, 'publish');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

test('a published draft is public immediately', async () => {
  const it = await start();
  expect(it).toMatchObject({ state: 'draft', slug: 'dias-de-barro', actions: ['publish', 'archive'] });
  const saved = (await save(it, whole())).json();
  expect(saved).toMatchObject({ version: 2, needsAttention: null });
  const [first] = saved.check.days;
  expect(first!.stops.map(({ broken }) => broken)).toEqual([null, null]);
  expect(first!.stops[1]!.begin).toBeGreaterThanOrEqual(first!.stops[0]!.begin + 60 + first!.legs[1]!.minutes);
  expect(await publicTitles()).toEqual([]);
  expect((await move(it.id, 'publish')).json()).toMatchObject({ state: 'published' });
  expect(await publicTitles()).toEqual(['Días de barro']);
  expect((await move(it.id, 'withdraw')).json()).toMatchObject({ state: 'draft' });
  expect(await publicTitles()).toEqual([]);
});

test('a person with a name of one character can save an itinerary', async () => {
  const who = await insertPerson(db, 'trujillo', { name: 'O', staff: 'editor' });
  const created = (await create('Días de barro', who)).json();
  expect(created.document.author).toBe('O');
  expect((await save(created, created.document, who)).statusCode).toBe(200);
});

test('itineraries with the same title get different slugs', async () => {
  const begin = async (title: string) => (await create(title)).json().slug;
  expect(await begin('Ruta 2')).toBe('ruta-2');
  const slugs = await Promise.all(['Ruta', 'Ruta', 'Ruta', 'Ruta'].map(begin));
  expect(slugs.sort()).toEqual(['ruta', 'ruta-3', 'ruta-4', 'ruta-5']);
});

test('an itinerary with problems cannot be published', async () => {
  const it = await start();
  const check = async (document: ItineraryDocument, weekday?: number) =>
    (
      await call(app, routes.checkItineraryDocument, {
        params: { id: it.id },
        body: { document, ...(weekday !== undefined && { weekday }) },
        headers: editor.headers,
      })
    ).json();
  const mondays = await check(whole({ weekdays: [0, 1] }));
  expect(mondays.weekdays.map(({ broken }) => broken.map(({ reason }) => reason))).toEqual([
    [{ code: 'closed_that_day' }, { code: 'closed_that_day' }],
    [],
  ]);
  const long = await check(whole({ days: [day(visit(luna, 400), visit(museum))] }));
  expect(long.days[0]!.stops[1]!.broken).toMatchObject({ code: 'closed_then' });
  expect((await check(whole({ days: [day(visit(assumed))] }))).days[0]!.stops[0]!.broken).toEqual({
    code: 'hours_only_assumed',
  });
  const saved = (await save(it, whole({ weekdays: [0, 1] }))).json();
  const refused = await move(saved.id, 'publish');
  expect(refused.problem()).toMatchObject({ code: 'itinerary_not_ready' });
  expect(refused.problem().detail).toMatch('los lunes, Huaca de la Luna');
  await save(saved, whole({ body: [] }));
  expect((await move(saved.id, 'publish')).problem().detail).toMatch('párrafo');
});

test('a save that breaks a published itinerary is refused', async () => {
  const it = await published();
  expect((await save(it, whole({ weekdays: [0] }))).problem()).toMatchObject({ code: 'itinerary_not_ready' });
  const renamed = await save(it, whole({ title: 'Templos de barro' }));
  expect(renamed.statusCode, renamed.body).toBe(200);
  expect(await publicTitles()).toEqual(['Templos de barro']);
  expect((await save(it, whole())).problem()).toMatchObject({
    code: 'itinerary_changed',
    current: { title: 'Templos de barro' },
  });
});

test('restoring an older version saves a new version', async () => {
  const it = await published();
  const renamed = (await save(it, whole({ title: 'Otro' }))).json();
  expect(renamed.history.map(({ version, by }) => [version, by])).toEqual([
    [2, 'Elsa'],
    [1, 'Elsa'],
  ]);
  expect((await restore(it.id, 2_147_483_648, renamed.version)).statusCode).toBe(400);
  const restored = await restore(it.id, 2, renamed.version);
  expect(restored.json()).toMatchObject({ title: 'Días de barro', version: 4 });
  const { rows } = await pool.query('select action from audit_event where subject_id = $1 order by at', [it.id]);
  expect(rows.map(({ action }) => action)).toEqual(
    ['create', 'change', 'publish', 'change', 'restore'].map((verb) => `itineraries.${verb}`),
  );
});

test('the closure of a place flags an itinerary that visits the place', async () => {
  const it = await published();
  await move(it.id, 'feature');
  const headers = editor.headers;
  const closure: ClosureInput = {
    kind: 'place',
    place: luna,
    name: null,
    area: null,
    severity: 'closed',
    factor: null,
    startsOn: now,
    endsOn: isoFromDay(dayFromIso(now) + 9),
    reason: 'obras',
    source: 'El sitio',
    sourceUrl: null,
  };
  const { id } = (await call(app, createClosure, { headers, body: { closure } })).json();
  const step = async (action: ClosureAction) => {
    await call(app, actOnClosure, { params: { id }, headers, body: { action } });
    await site.runJobs();
  };
  const seen = async () => {
    const { needsAttention, featured } = (
      await call(app, showItinerary, { params: { idOrSlug: it.slug }, headers: reader })
    ).json();
    return [needsAttention, featured];
  };
  expect(await seen()).toEqual([null, true]);
  await step('announce');
  expect(await seen()).toEqual([expect.stringMatching(/^Huaca de la Luna: cerrado por obras hasta el \d+ de /), false]);
  const { check } = (await call(app, routes.showRegionItinerary, { params: { id: it.id }, headers })).json();
  expect(check.closures).toMatchObject([{ place: luna }]);
  await step('end');
  expect(await seen()).toEqual([null, true]);
});

test('the nightly check flags an itinerary after opening hours changed', async () => {
  const it = await published();
  await pool.query(`update company set hours_rule = 'Sa-Su 09:00-16:00' where id = $1`, [museum]);
  await site.platform.jobs.add(db, 'itineraries/check', {});
  await site.runJobs();
  const { items } = (await list()).json();
  expect(items).toMatchObject([{ id: it.id, needsAttention: 'Empezando los martes, Museo ya no encaja en el día 1.' }]);
  await pool.query(`update company set hours_rule = 'Tu-Su 09:00-16:00' where id = $1`, [museum]);
});

test('a moderator may not read itineraries or change their state', async () => {
  const it = await start();
  expect((await list(moderator)).statusCode).toBe(403);
  expect((await move(it.id, 'archive', moderator)).statusCode).toBe(403);
});
