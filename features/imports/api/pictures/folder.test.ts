import { rm } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listPlacePhotos } from '#features/photos/contract/routes.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { call } from '#tests/call.ts';
import { importSteps } from '#tests/import-site.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { cameraPhoto } from '#tests/photo-files.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const DATA_DIR = await openFolder('folder');
const site = await testSite({ settings: { APP_TOKEN: 'the-app-token', DATA_DIR } });
const { app, db, pool } = site;
const files = keptFiles(site.platform.config);
afterAll(async () => {
  await site.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

let staff: TestPerson;
let [luna, plazaA, plazaB] = ['', '', ''];
const { rowsOf, decide, read, act, after, imported } = importSteps(site, () => staff.headers);
const [red, blue, green] = await Promise.all(
  ['#a04020', '#2040a0', '#20a040'].map(async (background) => new Uint8Array(await cameraPhoto({ background }))),
);

beforeAll(async () => {
  await pool.query('insert into region (id) values ($1) on conflict do nothing', [REGION]);
  staff = await insertPerson(db, REGION, { name: 'Elsa', staff: 'editor' });
  [luna, plazaA, plazaB] = (await insertPlaces(db, REGION, [
    { name: 'Huaca de la Luna' },
    { name: 'Plaza de Armas' },
    { name: 'Plaza de Armas', slug: 'plaza-de-armas-de-moche' },
  ])) as [string, string, string];
});
beforeEach(async () => {
  await pool.query('truncate photo, photo_report, place_import cascade');
});

const TITLES = 'archivo;lugar;autor;licencia;fuente;descripción';
const ROW = 'roja.jpg;Huaca de la Luna;Rosa Díaz;CC BY-SA 3.0;https://fotos.pe/1;El muro con frisos';
const folder = (rows: string[], pictures: Record<string, Uint8Array>) =>
  Buffer.from(zipSync({ 'tabla.csv': strToU8([TITLES, ...rows].join('\n')), ...pictures }));
const shown = async (company: string) =>
  (await call(app, listPlacePhotos, { query: { company }, headers: { authorization: 'Bearer the-app-token' } })).json()
    .items;

test('photos get their place, author, licence and source, and an undo takes them all back', async () => {
  const rows = [
    ROW,
    'azul.jpg;Plaza de Armas;Luis;CC0;;La pileta',
    'verde.jpg;Huaca de la Luna;Ana;;;Sin licencia',
    'falta.jpg;Huaca de la Luna;Ana;CC0;;No está',
  ];
  const detail = await read(folder(rows, { 'roja.jpg': red!, 'azul.jpg': blue!, 'verde.jpg': green! }), 'fotos.zip');
  expect(detail).toMatchObject({ state: 'ready', format: 'photos', columns: [], source: null, failure: null });
  expect(detail.counts).toMatchObject({ rows: 4, take: 1, known: 0, ask: 1, refuse: 2 });
  expect((await rowsOf(detail.id, 'refuse')).map(({ name, refusal }) => [name, refusal])).toEqual([
    ['verde.jpg', 'no_licence'],
    ['falta.jpg', 'file_missing'],
  ]);
  const [asking] = await rowsOf(detail.id, 'ask');
  expect(asking!.picture!.places.map(({ id }) => id).sort()).toEqual([plazaA, plazaB].sort());
  expect((await decide(detail.id, [asking!.line], 'merge', luna)).problem().code).toBe('import_answer_refused');
  expect((await decide(detail.id, [asking!.line], 'merge')).problem().code).toBe('import_answer_refused');
  expect(await shown(luna)).toEqual([]);

  // One photo now, and the other after a person chose its place.
  expect((await after(detail.id, 'start')).counts.imported).toMatchObject({ new: 1 });
  expect(await shown(luna)).toMatchObject([
    {
      ...{ author: 'Rosa Díaz', licence: 'CC BY-SA 3.0', source: 'https://fotos.pe/1', alt: 'El muro con frisos' },
      files: expect.arrayContaining([expect.objectContaining({ type: 'image/webp' })]),
    },
  ]);
  expect((await decide(detail.id, [asking!.line], 'merge', plazaB)).json().counts).toMatchObject({ take: 1, ask: 0 });
  expect((await after(detail.id, 'start')).counts.imported).toMatchObject({ new: 2 });
  expect(await shown(plazaB)).toHaveLength(1);
  expect((await pool.query('select content from place_import')).rows).toEqual([{ content: null }]);

  expect(await after(detail.id, 'undo')).toMatchObject({ state: 'undone', undone: { removed: 2 } });
  expect([await shown(luna), await shown(plazaB)]).toEqual([[], []]);
  await pool.query(`update photo set withdrawn_at = now() - interval '1 hour'`);
  await site.platform.jobs.add(db, 'photos/sweep', {});
  await site.runJobs();
  expect(await files.ids()).toEqual([]);
});

test('the same folder brings nothing twice, and a photo that the region removed stays away', async () => {
  const first = folder([ROW], { 'roja.jpg': red! });
  await imported(first, 'uno.zip');
  const again = await read(folder([ROW, ''], { 'roja.jpg': red! }), 'dos.zip');
  expect((await rowsOf(again.id, 'refuse')).map(({ refusal }) => refusal)).toEqual(['photo_known']);
  expect((await act(again.id, 'start')).problem().code).toBe('import_cannot');
  await pool.query(`update photo set state = 'removed', files = '[]'`);
  const third = await read(folder([ROW, '', ''], { 'roja.jpg': red! }), 'tres.zip');
  expect((await rowsOf(third.id, 'refuse')).map(({ refusal }) => refusal)).toEqual(['photo_removed']);
});

test('after an undo the same photos may come again', async () => {
  const { id } = await imported(folder([ROW], { 'roja.jpg': red! }), 'uno.zip');
  await after(id, 'undo');
  const again = await imported(folder([ROW], { 'roja.jpg': red! }), 'uno.zip');
  expect(again.counts.imported).toMatchObject({ new: 1 });
  expect(await shown(luna)).toHaveLength(1);
});

test('a photo whose place was merged meanwhile goes to the kept place, and one whose place is gone stays out', async () => {
  const [old, gone] = (await insertPlaces(db, REGION, [{ name: 'Huaca Vieja' }, { name: 'Torre Caída' }])) as string[];
  const rows = [ROW.replace('Huaca de la Luna', 'Huaca Vieja'), 'azul.jpg;Torre Caída;Luis;CC0;;La torre'];
  const { id } = await read(folder(rows, { 'roja.jpg': red!, 'azul.jpg': blue! }), 'fotos.zip');
  await pool.query(`update company set status = 'merged', merged_into = $1 where id = $2`, [luna, old]);
  await pool.query('delete from company where id = $1', [gone]);
  const detail = await after(id, 'start');
  expect(detail.counts).toMatchObject({ refuse: 1, imported: { new: 1 } });
  expect(await shown(luna)).toHaveLength(1);
});
