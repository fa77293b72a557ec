import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listItineraries } from '#features/itineraries/contract/routes.ts';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import { listPlaces, suggestPlaces } from '#features/places/contract/routes.ts';
import {
  addSearchSynonym,
  hideUnfoundSearch,
  listUnfoundSearches,
  removeSearchSynonym,
} from '#features/search/contract/region-routes.ts';
import { listFoundGroups, noteUnfoundSearch } from '#features/search/contract/routes.ts';
import type { UnfoundView } from '#features/search/contract/unfound.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ settings: { REGION, APP_TOKEN: 'the-app-token' } });
const { app, db, pool } = site;
afterAll(site.close);
const TOKEN = { authorization: 'Bearer the-app-token' };
let staff: TestPerson;

beforeAll(async () => {
  await insertPlaces(db, REGION, [
    { name: 'Huaca de la Luna', slug: 'huaca-de-la-luna', kind_label: 'Huaca', district: 'Moche' },
    { name: 'Huaca del Sol', slug: 'huaca-del-sol', kind_label: 'Huaca', district: 'Moche' },
    { name: 'Cerro Carretas', slug: 'cerro-carretas', kind_label: 'Duna', district: 'Moche' },
  ]);
  staff = await insertPerson(db, REGION, { name: 'Elsa', staff: 'editor' });
  for (const title of [
    'Huacas al amanecer',
    'Huacas en bicicleta',
    'Huacas de noche',
    'Huacas a caballo',
    'Ruta del pisco',
  ]) {
    const { plan } = await insertPlan(db, REGION, { title, slug: title.toLowerCase().replaceAll(' ', '-') });
    await pool.query(`update plan set words = to_tsvector('es', title) where id = $1`, [plan]);
  }
  await pool.query(
    `insert into itinerary (region_id, slug, status, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
     select 'trujillo', slug, status, title, 'Dos huacas sin prisa', 'r', '{Uno}', 'Redacción', '2026-11-21', '{archaeology}', '{1}',
       '[{"title": "Moche", "text": "Con cerámica", "stops": [], "leave": 540, "back": 1080}]', '{}', '{"scene":"friso","seed":"x"}', 1
     from (values ('dos-dias', 'published', 'Dos días moche'), ('sin-publicar', 'draft', 'Un día moche')) as it (slug, status, title)`,
  );
});
beforeEach(() => pool.query('truncate unfound_search, hidden_search, search_synonym'));

const groupsOf = async (q: string) => (await call(app, listFoundGroups, { query: { q } })).json().groups;
const note = (text: string) => call(app, noteUnfoundSearch, { body: { text } });
const unfound = async (view: UnfoundView = 'open') =>
  (await call(app, listUnfoundSearches, { query: { view }, headers: staff.headers })).json().items;
const add = (text: string, means: string) =>
  call(app, addSearchSynonym, { body: { text, means }, headers: staff.headers });
const placesOf = async (q: string) =>
  (await call(app, listPlaces, { query: { q }, headers: TOKEN })).json().items.map(({ slug }) => slug);

/** Counts searches as if they were made on an earlier day. */
const before = (text: string, days: number, times = 1) =>
  pool.query(
    `insert into unfound_search (region_id, text, day, times) values ('trujillo', $1, current_date - $2::int, $3)`,
    [text, days, times],
  );

test('plans, published itineraries and help are found in groups with their count, three of each at most', async () => {
  const groups = await groupsOf('huacas');
  expect(groups.map(({ source, count, items, all }) => [source, count, items.length, all])).toEqual([
    ['plans', 4, 3, '/planes?q=huacas'],
    ['itineraries', 1, 1, '/itinerarios?q=huacas'],
  ]);
  expect(groups[1]!.items[0]).toEqual({
    label: 'Dos días moche',
    detail: '1 día · Dos huacas sin prisa',
    path: '/itinerarios/dos-dias',
  });
  expect((await groupsOf('mi reserva')).map(({ source, named }) => [source, named])).toEqual([['help', true]]);
  expect((await groupsOf('cambiar mi reserva')).map(({ source, named }) => [source, named])).toEqual([['help', true]]);
  expect((await groupsOf('reembolso')).map(({ source, named }) => [source, named])).toEqual([['help', false]]);
  expect(await groupsOf('nada de nada')).toEqual([]);
  expect(await groupsOf('de la')).toEqual([]);
});

test('the list of all results has as many as the count says', async () => {
  const [plans, itineraries] = await groupsOf('huacas');
  expect((await call(app, listPlans, { query: { q: 'huacas' }, headers: TOKEN })).json().total).toBe(plans!.count);
  const all = await call(app, listItineraries, { query: { q: 'huacas' }, headers: TOKEN });
  expect(all.json().items).toHaveLength(itineraries!.count);
  expect((await call(app, listItineraries, { query: { q: 'volcán' }, headers: TOKEN })).json().items).toEqual([]);
});

test('a group whose first result has the searched name comes first', async () => {
  const sources = (await groupsOf('dos dias moche')).map(({ source }) => source);
  expect(sources[0]).toBe('itineraries');
});

test('one request gives suggestions of places with their count and the other groups', async () => {
  const { items, total, groups } = (await call(app, suggestPlaces, { query: { q: 'huaca' } })).json();
  expect(items.filter(({ kind }) => kind === 'place')).toHaveLength(2);
  expect(total).toBe(2);
  expect(groups.map(({ source }) => source)).toEqual(['plans', 'itineraries']);
});

test('a sentence about a booking finds its help topic, and no correction that finds no place is claimed', async () => {
  const { items, groups, corrected } = (await call(app, suggestPlaces, { query: { q: 'cambiar mi reserva' } })).json();
  expect([groups[0]?.items[0]?.label, items, corrected]).toEqual(['Mi reserva', [], undefined]);
  const page = (
    await call(app, listPlaces, { query: { q: 'huaca solx', district: 'Huanchaco' }, headers: TOKEN })
  ).json();
  expect([page.total, page.corrected]).toEqual([0, undefined]);
  expect((await call(app, listPlaces, { query: { q: 'huacca' }, headers: TOKEN })).json()).toMatchObject({
    corrected: 'huaca',
  });
  expect((await call(app, suggestPlaces, { query: { q: 'farmacia' } })).json()).toMatchObject({
    total: 0,
    onMap: true,
  });
});

test('a search without result is listed after three times, or on a second day', async () => {
  await note('Parapente');
  await note('parapente ');
  expect(await unfound()).toEqual([]);
  await note('PARAPENTE');
  await before('buggy', 1);
  await note('buggy');
  expect(await unfound()).toEqual([
    expect.objectContaining({ text: 'parapente', times: 3, days: 1, means: null }),
    expect.objectContaining({ text: 'buggy', times: 2, days: 2 }),
  ]);
});

test('found texts and texts about persons are not counted', async () => {
  for (const text of ['huaca', 'huacas a caballo', 'mi reserva', 'farmacia', 'ana@ejemplo.pe', 'dni 45678912'])
    expect((await note(text)).statusCode).toBe(204);
  expect((await pool.query('select text from unfound_search')).rows).toEqual([]);
});

test('the list names the known words that are most alike', async () => {
  await before('cero carretera', 1, 5);
  expect((await unfound())[0]).toMatchObject({ text: 'cero carretera', guess: 'cerro carretas' });
});

test('a synonym is found at once by places, plans and suggestions, and its removal ends that', async () => {
  await before('buggy', 1, 3);
  expect(await placesOf('buggy')).toEqual([]);
  const answer = await add('Buggy', 'Cerro Carretas');
  expect(answer.json()).toEqual({ text: 'buggy', means: 'Cerro Carretas', found: 1 });
  expect(await placesOf('buggys')).toEqual(['cerro-carretas']);
  expect((await call(app, suggestPlaces, { query: { q: 'buggy' } })).json().items).toMatchObject([
    { slug: 'cerro-carretas' },
  ]);
  expect(await unfound()).toEqual([]);
  expect(await unfound('synonym')).toMatchObject([{ text: 'buggy', means: 'Cerro Carretas', times: 3 }]);
  await call(app, removeSearchSynonym, { body: { text: 'buggy' }, headers: staff.headers });
  expect(await placesOf('buggy')).toEqual([]);
  expect(await unfound()).toMatchObject([{ text: 'buggy' }]);
});

test('a synonym of a kind finds the places of this kind and the places that have the word', async () => {
  await add('adoratorios', 'huaca');
  expect((await placesOf('adoratorio')).sort()).toEqual(['huaca-de-la-luna', 'huaca-del-sol']);
  expect((await groupsOf('adoratorio')).map(({ source, count }) => [source, count])).toEqual([
    ['plans', 4],
    ['itineraries', 1],
  ]);
  await insertPlaces(db, REGION, [{ name: 'Mirador Adoratorio', slug: 'mirador-adoratorio' }]);
  expect(await placesOf('adoratorio')).toContain('mirador-adoratorio');
  await pool.query(`delete from company where slug = 'mirador-adoratorio'`);
});

test('a synonym that finds nothing is refused', async () => {
  for (const means of ['parapente en paracaidas', 'Buggy']) {
    const answer = await add('buggy', means);
    expect([answer.statusCode, answer.problem().code]).toEqual([400, 'synonym_finds_nothing']);
  }
});

test('a hidden search leaves the list, and can return', async () => {
  await before('mar caspio', 1, 3);
  const hide = (hidden: boolean) =>
    call(app, hideUnfoundSearch, { body: { text: 'Mar Caspio', hidden }, headers: staff.headers });
  await hide(true);
  expect([await unfound(), (await unfound('hidden')).map(({ text }) => text)]).toEqual([[], ['mar caspio']]);
  await hide(false);
  expect((await unfound()).map(({ text }) => text)).toEqual(['mar caspio']);
});

test('the audit log has every decision of staff once', async () => {
  await add('tabla', 'Cerro Carretas');
  await add('tabla', 'Cerro Carretas');
  for (const hidden of [true, true, false])
    await call(app, hideUnfoundSearch, { body: { text: 'mar negro', hidden }, headers: staff.headers });
  for (let n = 0; n < 2; n += 1)
    await call(app, removeSearchSynonym, { body: { text: 'tabla' }, headers: staff.headers });
  const { rows } = await pool.query(
    `select action, subject_id, actor_id from audit_event where subject_kind = 'search' and subject_id in ('tabla', 'mar negro') order by at, action`,
  );
  expect(rows.map(({ action, subject_id }) => [action, subject_id])).toEqual([
    ['searches.add_synonym', 'tabla'],
    ['searches.hide', 'mar negro'],
    ['searches.show', 'mar negro'],
    ['searches.remove_synonym', 'tabla'],
  ]);
  expect(rows.every(({ actor_id }) => actor_id === staff.id)).toBe(true);
});

test('the list has pages that hold every text once', async () => {
  for (let n = 0; n < 70; n += 1)
    await before(`palabra ${String.fromCharCode(97 + (n % 26))}${n % 10}${n}`, 1, 3 + (n % 2));
  const seen: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = (await call(app, listUnfoundSearches, { query: { cursor }, headers: staff.headers })).json();
    seen.push(...page.items.map(({ text }) => text));
    more = page.next !== null;
    cursor = page.next ?? undefined;
  }
  expect([seen.length, new Set(seen).size]).toEqual([70, 70]);
  const strange = await call(app, listUnfoundSearches, { query: { cursor: 'x' }, headers: staff.headers });
  expect(strange.statusCode).toBe(400);
});

test('the nightly job deletes searches after 13 months, and rare ones after a month', async () => {
  await before('antigua', 420, 50);
  await before('reciente', 380, 50);
  await before('rara', 40);
  await before('rara pero nueva', 20);
  await site.platform.jobs.add(db, 'search/drop-old', {});
  await site.runJobs();
  const { rows } = await pool.query('select text from unfound_search order by text');
  expect(rows.map(({ text }) => text)).toEqual(['rara pero nueva', 'reciente']);
});

test.each(['plan', 'itinerary'])('the words of a %s are found by an index', async (table) => {
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows } = await client.query(`explain select from ${table} where words @@ to_tsquery('es', 'huaca:*')`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_words`);
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
});
