import { rm } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportDetail } from '#features/imports/contract/imports.ts';
import * as routes from '#features/imports/contract/routes.ts';
import type { SheetFact, SheetView } from '#features/imports/contract/sheet.ts';
import { changePlaceFact, showRegionPlace } from '#features/places/contract/region-routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { call } from '#tests/call.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { smallRegion } from '#tests/small-region.ts';
import { readXlsx } from '../files/read-xlsx.ts';
import { COLUMNS, type ColumnKey } from './columns.ts';

const REGION = 'lago';
const folder = await openFolder('sheets');
const own = await smallRegion([]);
const site = await testSite({ settings: { ...own.settings, APP_TOKEN: 'the-app-token', DATA_DIR: folder } });
const { app, db, pool } = site;
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
  await own.remove();
});

let staff: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ('lago') on conflict do nothing`);
  staff = await insertPerson(db, REGION, { name: 'Elsa', staff: 'editor' });
  other = await insertPerson(db, REGION, { name: 'Rosa', staff: 'editor' });
});
let ids: string[];
beforeEach(async () => {
  await pool.query('truncate company, company_source, place_import cascade');
  ids = await insertPlaces(db, REGION, [
    { name: 'Museo del Mar', lon: -79.03, lat: -8.1, interest: 300 },
    { name: 'Plaza Chica', category: 'square', kind_label: 'Plaza', lon: -79.04, lat: -8.11, interest: 200 },
    { name: 'Templo Viejo', category: 'church', kind_label: 'Iglesia', lon: -79.05, lat: -8.12, interest: 100 },
  ]);
});

const headers = () => staff.headers;
const TOKEN = { authorization: 'Bearer the-app-token' };
const TITLES = Object.values(COLUMNS).map(({ title }) => title);
const at = (key: ColumnKey) => Object.keys(COLUMNS).indexOf(key);

async function download(query: { q?: string } = {}): Promise<string[][]> {
  const answer = await call(app, routes.downloadPlacesCsv, { query, headers: headers() });
  expect(answer.statusCode, answer.body).toBe(200);
  return parse(answer.body, { bom: true });
}
const write = (rows: readonly string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

async function upload(rows: readonly string[][]): Promise<ImportDetail> {
  const answer = await app.inject({
    method: 'POST',
    url: `${routes.uploadImport.path}?name=lugares.csv&as=sheet`,
    headers: { ...headers(), 'content-type': 'application/octet-stream' },
    payload: Buffer.from(write(rows)),
  });
  await site.runJobs();
  return show(answer.json<ImportDetail>().id);
}
const show = async (id: string) => (await call(app, routes.showImport, { params: { id }, headers: headers() })).json();
const rowsOf = async (id: string, view: SheetView) =>
  (await call(app, routes.listSheetRows, { params: { id }, query: { view }, headers: headers() })).json().items;
async function act(id: string, action: 'start' | 'undo') {
  const body = { action, ...(action === 'start' && { source: 'phone' as const }) };
  const answer = await call(app, routes.actOnImport, { params: { id }, body, headers: headers() });
  expect(answer.statusCode, answer.body).toBe(200);
  await site.runJobs();
  return show(id);
}
const choose = (id: string, line: number, fact: SheetFact, take: boolean) =>
  call(app, routes.chooseSheetChange, { params: { id }, body: { line, fact, take }, headers: headers() });
const place = async (id: string) => (await call(app, showRegionPlace, { params: { id }, headers: headers() })).json();
const publicPlace = async (id: string) =>
  (await call(app, showPlace, { params: { idOrSlug: id }, headers: TOKEN })).json();
const correct = (id: string, base: object, value: object) =>
  call(app, changePlaceFact, { params: { id }, headers: other.headers, body: { base, value, source: 'web' } as never });

/** The downloaded sheet with other cells, by line of the file. */
async function changed(cells: Record<number, Partial<Record<ColumnKey, string>>>, query?: { q?: string }) {
  const rows = await download(query);
  for (const [line, of] of Object.entries(cells))
    for (const [key, text] of Object.entries(of)) rows[Number(line) - 1]![at(key as ColumnKey)] = text;
  return rows;
}

test('the sheet has the places of the list in its order, in both formats', async () => {
  expect((await download()).map((row) => row[at('name')])).toEqual([
    ...['Nombre', 'Museo del Mar', 'Plaza Chica', 'Templo Viejo'],
  ]);
  expect((await download({ q: 'plaza' })).map((row) => row[at('name')])).toEqual(['Nombre', 'Plaza Chica']);
  const xlsx = await call(app, routes.downloadPlacesXlsx, { headers: headers() });
  expect(xlsx.headers['content-disposition']).toMatch(/filename="lugares-\d{4}-\d\d-\d\d\.xlsx"/);
  const { rows } = await readXlsx(xlsx.rawPayload);
  expect(rows.map((row) => row[at('id')])).toEqual(['Id', ...ids]);
});

test('nothing changes before it is applied, then the public page and the history show it', async () => {
  const sheet = await upload(
    await changed({
      2: { phones: '044 208182', hours: 'de martes a domingo de 9 a 17' },
      3: { hours: 'cuando quieran' },
    }),
  );
  expect(sheet).toMatchObject({
    ...{ purpose: 'sheet', state: 'ready', actions: ['start'] },
    sheet: { changed: 1, added: 0, doubts: 0, problems: 1, same: 1, taken: 2 },
  });
  expect((await publicPlace(ids[0]!)).phones).toEqual([]);
  expect(await rowsOf(sheet.id, 'problems')).toMatchObject([
    { line: 3, name: 'Plaza Chica', problems: [{ column: 'Horario', code: 'hours', value: 'cuando quieran' }] },
  ]);

  const done = await act(sheet.id, 'start');
  expect(done).toMatchObject({ state: 'done', actions: ['undo'], sheet: { done: 2, stale: 0, taken: 0 } });
  expect(await publicPlace(ids[0]!)).toMatchObject({ phones: ['+51 44 208182'] });
  const museum = await place(ids[0]!);
  expect(museum.facts.hours).toEqual({ class: 'known', rule: 'Tu-Su 09:00-17:00' });
  expect([...museum.edited].sort()).toEqual(['hours', 'phones']);
  expect(museum.changes.map(({ fact, by, source }) => [fact, by, source])).toEqual([
    ['hours', 'Elsa', 'phone'],
    ['phones', 'Elsa', 'phone'],
  ]);
  const audit = await pool.query(`select action, actor_role from audit_event where subject_id = $1`, [ids[0]]);
  expect(audit.rows).toEqual(Array(2).fill({ action: 'places.change', actor_role: 'editor' }));
});

test('an undo gives back every fact that has not changed since', async () => {
  const { id } = await upload(await changed({ 2: { phones: '044 208182', address: 'Calle 1', state: 'En pausa' } }));
  await act(id, 'start');
  expect((await place(ids[0]!)).state).toBe('paused');
  await correct(ids[0]!, { address: 'Calle 1' }, { address: 'Calle 2' });

  const undone = await act(id, 'undo');
  expect(undone).toMatchObject({ state: 'undone', actions: [], sheet: { done: 0, undone: 2, kept: 1 } });
  const museum = await place(ids[0]!);
  expect(museum).toMatchObject({ state: 'published', facts: { phones: [], address: 'Calle 2' }, edited: ['address'] });
  expect(museum.changes.map(({ fact, undoes }) => [fact, undoes !== null])).toContainEqual(['phones', true]);
});

test('a change since the download asks, and is applied once a person takes it', async () => {
  const rows = await changed({ 2: { phones: '044 208182', address: 'Calle 1' } });
  await correct(ids[0]!, { phones: [] }, { phones: ['044 999999'] });
  await correct(ids[0]!, { website: null }, { website: 'https://ejemplo.pe/' });
  const { id, sheet } = await upload(rows);
  expect(sheet).toMatchObject({ changed: 1, doubts: 1, taken: 1 });
  expect((await rowsOf(id, 'doubts'))[0]!.changes).toMatchObject([
    { fact: 'address', doubt: null, take: true },
    { fact: 'phones', doubt: 'changed_since', take: false },
  ]);
  await act(id, 'start');
  expect((await place(ids[0]!)).facts).toMatchObject({ address: 'Calle 1', phones: ['+51 44 999999'] });

  expect((await choose(id, 2, 'phones', true)).json().actions).toEqual(['start', 'undo']);
  await act(id, 'start');
  expect((await place(ids[0]!)).facts).toMatchObject({ phones: ['+51 44 208182'], website: 'https://ejemplo.pe/' });
});

test('a fact that changes between the preview and the start stays', async () => {
  const { id } = await upload(await changed({ 2: { phones: '044 208182', address: 'Calle 1' } }));
  await correct(ids[0]!, { phones: [] }, { phones: ['044 999999'] });
  expect((await act(id, 'start')).sheet).toMatchObject({ done: 1, stale: 1 });
  expect((await place(ids[0]!)).facts).toMatchObject({ address: 'Calle 1', phones: ['+51 44 999999'] });
});

test('a change that a person leaves out is not applied', async () => {
  const { id } = await upload(await changed({ 2: { phones: '044 208182', address: 'Calle 1' } }));
  expect((await choose(id, 2, 'phones', false)).json().sheet).toMatchObject({ taken: 1 });
  expect((await choose(id, 9, 'phones', false)).problem().code).toBe('import_row_not_found');
  await act(id, 'start');
  expect((await place(ids[0]!)).facts).toMatchObject({ address: 'Calle 1', phones: [] });
});

test('a row without an id adds a place, and the undo takes it away', async () => {
  const added = TITLES.map(() => '');
  const cells = { name: 'Mirador Alto', kind: 'Mirador', lat: '-8.13', lon: '-79.06', phones: '044 208183' };
  for (const [key, text] of Object.entries({ ...cells, state: 'Publicado' })) added[at(key as ColumnKey)] = text;
  const { id, sheet } = await upload([...(await download()), added]);
  expect(sheet).toMatchObject({ changed: 0, added: 1, same: 3, taken: 3 });
  await act(id, 'start');
  const [row] = await rowsOf(id, 'added');
  expect(await publicPlace(row!.placeId!)).toMatchObject({ name: 'Mirador Alto', phones: ['+51 44 208183'] });
  expect(await act(id, 'undo')).toMatchObject({ undone: { removed: 1, paused: 0 }, sheet: { undone: 3, kept: 0 } });
  expect((await pool.query('select count(*)::int from company')).rows[0].count).toBe(3);
});

test('an added place that a person corrected since is paused, and stays', async () => {
  const added = TITLES.map(() => '');
  const cells = { name: 'Mirador Alto', kind: 'Mirador', lat: '-8.13', lon: '-79.06', state: 'Publicado' };
  for (const [key, text] of Object.entries(cells)) added[at(key as ColumnKey)] = text;
  const { id } = await upload([TITLES, added]);
  await act(id, 'start');
  const placeId = (await rowsOf(id, 'added'))[0]!.placeId!;
  await correct(placeId, { address: null }, { address: 'Cerro 1' });
  expect(await act(id, 'undo')).toMatchObject({ undone: { removed: 0, paused: 1 } });
  expect((await place(placeId)).state).toBe('paused');
});

test('a sheet that waits is compared again when it is uploaded again', async () => {
  const rows = await changed({ 2: { phones: '044 208182' } });
  const first = await upload(rows);
  await correct(ids[0]!, { phones: [] }, { phones: ['044 999999'] });
  const second = await upload(rows);
  expect([second.id, second.sheet?.doubts]).toEqual([first.id, 1]);
});

test('a sheet without ids is refused, and another file is no sheet', async () => {
  const refused = await upload([
    ['Nombre', 'Teléfonos'],
    ['Museo del Mar', '044 208182'],
  ]);
  expect(refused).toMatchObject({ state: 'failed', failure: expect.stringContaining('no tiene la columna «Id»') });
  const list = await call(app, routes.listImports, { query: { purpose: 'places' }, headers: headers() });
  expect(list.json().items).toEqual([]);
});

test('a moved place gets its district and its way again', async () => {
  const { id } = await upload(await changed({ 2: { lat: '-8.15' } }));
  await act(id, 'start');
  const { rows } = await pool.query('select lat, from_centre from company where id = $1', [ids[0]]);
  expect(rows[0]).toMatchObject({ lat: -8.15, from_centre: { metres: expect.any(Number) } });
});

test('ten thousand rows are compared and applied with their progress', { timeout: 240_000 }, async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => ({
    name: `Lugar ${n}`,
    slug: `lugar-${n}`,
    lon: -79.03,
    lat: -8.1,
  }));
  await pool.query('truncate company cascade');
  await insertPlaces(db, REGION, many);
  const rows = await download();
  for (const row of rows.slice(1)) row[at('hoursNote')] = 'Toca el timbre';
  const { id, sheet } = await upload(rows);
  expect(sheet).toMatchObject({ changed: 10_000, taken: 10_000 });
  expect((await act(id, 'start')).sheet).toMatchObject({ done: 10_000 });
});
