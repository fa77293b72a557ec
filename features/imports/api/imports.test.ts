import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ImportSource, Mapping } from '#features/imports/contract/imports.ts';
import * as routes from '#features/imports/contract/routes.ts';
import { importRegion } from '#features/places/api/public.ts';
import { listRegionPlaces } from '#features/places/contract/region-routes.ts';
import { listPlaces } from '#features/places/contract/routes.ts';
import { readRegion } from '#regions/read-region.ts';
import { call } from '#tests/call.ts';
import { importSteps } from '#tests/import-site.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { smallRegion } from '#tests/small-region.ts';

const REGION = 'lago';
const folder = await openFolder('imports');
const own = await smallRegion([
  feature('node/1', [-79.026626, -8.108235], {
    name: 'Museo del Juguete',
    tourism: 'museum',
    opening_hours: 'Mo-Sa 10:00-18:00',
  }),
  feature('node/2', [-79.049004, -8.076474], {
    name: 'Huaca Arco Iris (Huaca del Dragón)',
    historic: 'archaeological_site',
  }),
]);
const site = await testSite({ settings: { ...own.settings, APP_TOKEN: 'the-app-token', DATA_DIR: folder } });
const { app, db, pool } = site;
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
  await own.remove();
});

function feature(id: string, coordinates: [number, number], properties: object) {
  return {
    ...{ type: 'Feature', id, geometry: { type: 'Point', coordinates } },
    properties: { '@id': id, ...properties },
  };
}

const region = await readRegion(REGION, { regions: own.settings.REGIONS_DIR });
const TOKEN = { authorization: 'Bearer the-app-token' };
let staff: TestPerson;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ('lago') on conflict do nothing`);
  staff = await insertPerson(db, REGION, { name: 'Elsa', staff: 'editor' });
});
beforeEach(async () => {
  await pool.query(
    'truncate company, company_source, company_word, import_run, added_record, added_source, place_import cascade',
  );
});

const headers = () => staff.headers;
const { send, upload, show, rowsOf, act, decide, read, imported } = importSteps(site, headers);
const map = (id: string, mapping: Mapping, source = SOURCE) =>
  call(app, routes.changeImportMapping, { params: { id }, body: { mapping, source }, headers: headers() });
const SOURCE: ImportSource = { name: 'Municipalidad', licence: 'CC-BY-4.0', url: null, date: '2026-11-01' };

const names = async () =>
  (await pool.query<{ name: string }>('select name from company')).rows.map(({ name }) => name).sort();
/** An import reads the region's own folder too, whose places are left out. */
const ours = async () => (await names()).filter((name) => !/^(Museo del Juguete|Huaca Arco Iris)/.test(name));
const place = async (name: string) => (await pool.query('select * from company where name = $1', [name])).rows[0];
const search = async (q: string) =>
  (await call(app, listPlaces, { query: { q }, headers: TOKEN })).json().items.map(({ name }) => name);

const LARGE = ['Plaza Chica;Plaza;-8,10;-79,03', 'Plaza Grande;Plaza;-8,12;-79,04'] as const;
const TWO =
  'Nombre;Tipo;Latitud;Longitud;Teléfono\nMuseo del Mar;Museo;-8,05;-79,10;044 201677\nPlaza Chica;Plaza;-8,10;-79,03;\n';

describe('an inventory with 25 dirty rows', () => {
  let dirty: Buffer;
  beforeAll(async () => {
    dirty = await readFile(join(import.meta.dirname, '../../../tests/fixtures/inventario-sucio.csv'));
  });
  beforeEach(async () => {
    await importRegion(db, region, { ways: null });
  });

  test('is read with every doubt, and nothing changes before a person starts it', async () => {
    const before = await names();
    const detail = await read(dirty);
    expect(detail).toMatchObject({
      state: 'ready',
      format: 'csv',
      unknownKinds: [{ word: 'Elaboración artesanal de quesos', rows: 1 }],
    });
    expect(detail.notes.join()).toContain('windows-1252');
    expect(detail.columns.map(({ field }) => field)).toEqual([
      ...[
        null,
        'id',
        'name',
        'kind',
        'district',
        'address',
        'phones',
        'website',
        'lat',
        'lon',
        'hours',
        'fee',
        'summary',
        null,
      ],
    ]);
    expect(detail.counts).toMatchObject({ rows: 25, take: 17, known: 1, ask: 4, refuse: 4 });
    expect((await rowsOf(detail.id, 'refuse')).map(({ line, refusal }) => [line, refusal])).toEqual([
      [18, 'no_name'],
      [19, 'no_position'],
      [22, 'outside_reach'],
      [26, 'repeated'],
    ]);
    expect((await rowsOf(detail.id, 'ask')).map(({ line, questions, twin }) => [line, questions, twin?.name])).toEqual([
      [20, ['swapped_position'], undefined],
      [21, ['outside_box'], undefined],
      [23, ['unknown_kind'], undefined],
      [25, ['twin'], 'Huaca Arco Iris (Huaca del Dragón)'],
    ]);
    expect((await rowsOf(detail.id, 'ask'))[2]).toMatchObject({ name: 'Quesería La Vaquita', kindLabel: null });
    expect(await names()).toEqual(before);
  });

  test('becomes places that are found, and an undo removes them', async () => {
    const before = await names();
    const { id, mapping, source } = await read(dirty);
    expect(
      (await map(id, { ...mapping, kinds: { 'elaboracion artesanal de quesos': 'market' } }, source!)).statusCode,
    ).toBe(200);
    await site.runJobs();
    expect((await decide(id, [20, 21], 'take')).statusCode).toBe(200);
    expect((await decide(id, [25], 'merge')).json().counts).toMatchObject({ take: 21, ask: 0 });
    await act(id, 'start');
    await site.runJobs();
    const detail = await show(id);
    expect(detail).toMatchObject({ state: 'done', actions: ['undo'] });
    expect(detail.counts.imported).toEqual({ new: 19, changed: 2, same: 0, merged: 2 });
    expect(await search('picantería doña peta')).toContain('Picantería Doña Peta Ñique');
    expect(await search('quesería')).toContain('Quesería La Vaquita');
    expect(await place('Museo del Tejido Moche')).toMatchObject({
      ...{
        lat: -8.112,
        lon: -79.0241,
        district: 'Trujillo',
        phones: ['+51 44 291830'],
        website: 'https://www.tejidomoche.pe',
      },
      ...{ hours_rule: 'Tu-Su 09:00-16:30', hours_class: 'known', status: 'published', fees: { adult: 800 } },
    });
    expect(await place('Plazuela El Recreo Viejo')).toMatchObject({
      lat: expect.closeTo(-8.1139, 3),
      lon: expect.closeTo(-79.0222, 3),
    });
    expect((await names()).length).toBe(before.length + 19);

    expect((await act(id, 'undo')).statusCode).toBe(200);
    await site.runJobs();
    expect(await show(id)).toMatchObject({ state: 'undone', undone: { removed: 19, paused: 0 }, actions: [] });
    expect(await names()).toEqual(before);
    expect(await search('doña peta')).not.toContain('Picantería Doña Peta Ñique');
  });

  test('gives the same places again, and the folder of the region does not take its facts away', async () => {
    await imported(dirty);
    const snapshot = async () =>
      (await pool.query('select id, name, phones, address, fees, edited_fields, status from company order by id')).rows;
    const first = await snapshot();
    const again = await imported(Buffer.concat([dirty, Buffer.from('\r\n')]));
    expect(again.counts.imported).toMatchObject({ new: 0, changed: 0 });
    expect(await snapshot()).toEqual(first);
    await importRegion(db, region, { ways: null });
    expect(await snapshot()).toEqual(first);
    expect(await place('Museo del Juguete')).toMatchObject({ phones: ['+51 44 297200'] });
  });
});

test('a fact that a person corrected stays, and the other value of the file waits for a choice', async () => {
  await imported(TWO);
  await pool.query(
    `update company set phones = '{"+51 44 999999"}', edited_fields = '{phones}' where name = 'Museo del Mar'`,
  );
  await imported(TWO.replace('044 201677', '044 201678'));
  expect((await place('Museo del Mar')).phones).toEqual(['+51 44 999999']);
  const { items } = (await call(app, listRegionPlaces, { query: { lacks: 'differs' }, headers: headers() })).json();
  expect(items.map(({ name }) => name)).toEqual(['Museo del Mar']);
});

test('a place that a person added is not doubled, and what the person wrote stays', async () => {
  const [id] = await insertPlaces(db, REGION, [
    { name: 'Museo del Mar', kind_label: 'Museo marino', lon: -79.1002, lat: -8.0501, summary: 'Escrito a mano' },
  ]);
  const { counts } = await imported(TWO);
  expect(counts.imported).toMatchObject({ new: 1, merged: 1 });
  expect(await ours()).toEqual(['Museo del Mar', 'Plaza Chica']);
  expect(await place('Museo del Mar')).toMatchObject({
    id,
    lon: -79.1002,
    summary: 'Escrito a mano',
    phones: ['+51 44 201677'],
  });
});

test('a likely twin that is left undecided waits, and is imported when a person says that it is another place', async () => {
  await insertPlaces(db, REGION, [{ name: 'Museo Marino', lon: -79.1002, lat: -8.0501 }]);
  const first = await imported(TWO);
  expect(first.counts).toMatchObject({ ask: 1, imported: { new: 1 } });
  expect(await ours()).toEqual(['Museo Marino', 'Plaza Chica']);
  const [waiting] = await rowsOf(first.id, 'ask');
  expect((await decide(first.id, [waiting!.line], 'take')).problem().code).toBe('import_answer_refused');
  await decide(first.id, [waiting!.line], 'apart');
  await act(first.id, 'start');
  await site.runJobs();
  expect(await ours()).toEqual(['Museo Marino', 'Museo del Mar', 'Plaza Chica']);
  // The next import of the region keeps the two apart.
  await importRegion(db, region, { ways: null });
  expect(
    (await pool.query(`select count(*)::int as n from company where name in ('Museo del Mar', 'Museo Marino')`)).rows[0]
      .n,
  ).toBe(2);
});

test('an undo brings the facts of an earlier file back, and keeps what other parts of the site name', async () => {
  await imported(TWO);
  const second = await imported(TWO.replace('044 201677', '044 201678').replace(...LARGE));
  expect((await place('Museo del Mar')).phones).toEqual(['+51 44 201678']);
  const { id: grande } = await place('Plaza Grande');
  await pool.query(
    `insert into itinerary (region_id, slug, status, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
     values ('lago', 'dos', 'published', 't', 's', 'r', '{Uno}', 'Redacción', '2026-11-21', '{archaeology}', '{1}', '[]', array[$1::uuid],
       '{"scene":"friso","seed":"x"}', 1)`,
    [grande],
  );
  await act(second.id, 'undo');
  await site.runJobs();
  expect((await show(second.id)).undone).toEqual({ removed: 0, paused: 1 });
  expect((await place('Museo del Mar')).phones).toEqual(['+51 44 201677']);
  expect(await place('Plaza Grande')).toMatchObject({ status: 'paused' });
  await imported(TWO.replace(...LARGE));
  expect(await place('Plaza Grande')).toMatchObject({ id: grande, status: 'published' });
  await pool.query('delete from itinerary');
});

test('the same file is stored once, and the columns of the last file with its titles are used again', async () => {
  const strange = 'Zona A;Zona B;Latitud;Longitud\nMuseo del Mar;Museo;-8,05;-79,10\n';
  const first = await upload(strange);
  expect((await upload(strange)).id).toBe(first.id);
  await site.runJobs();
  const asking = await show(first.id);
  expect(asking).toMatchObject({ state: 'asking', actions: [] });
  expect((await act(first.id, 'start')).problem().code).toBe('import_cannot');
  expect((await map(first.id, { ...asking.mapping, columns: ['name', 'kind', 'lat', null] })).problem().code).toBe(
    'import_columns_lack',
  );
  await map(first.id, { ...asking.mapping, columns: ['name', 'kind', 'lat', 'lon'] });
  await site.runJobs();
  await act(first.id, 'start');
  await site.runJobs();
  const next = await read(strange.replace('Museo del Mar', 'Museo del Sol'));
  expect(next).toMatchObject({ state: 'ready', isMappingRemembered: true, source: { name: 'Municipalidad' } });
});

test('a decision stays when the columns are read again', async () => {
  await insertPlaces(db, REGION, [{ name: 'Museo Marino', lon: -79.1002, lat: -8.0501 }]);
  const { id, mapping, source } = await read(TWO);
  await decide(id, [2], 'merge');
  await map(id, { ...mapping, usualKind: 'museum' }, source!);
  await site.runJobs();
  expect((await rowsOf(id, 'take')).find(({ line }) => line === 2)?.decision).toBe('merge');
});

describe('an extract of OpenStreetMap', () => {
  const MOCHE = '-79.05,-8.21,-78.93,-8.12';
  let extract: Buffer;
  beforeAll(async () => {
    extract = await readFile(join(import.meta.dirname, '../../../tests/fixtures/trujillo.osm.pbf'));
  });

  test('becomes places inside the box, comes again as the same places, and is taken back', async () => {
    const { id, counts, source } = await imported(extract, 'moche.osm.pbf', MOCHE);
    expect(source).toMatchObject({ name: 'OpenStreetMap', licence: 'ODbL-1.0' });
    expect(counts.imported.new).toBeGreaterThan(20);
    expect(await ours()).toContain('Museo Huacas de Moche');
    await pool.query(
      `update company set phones = '{"+51 44 999999"}', edited_fields = '{phones}' where name = 'Museo Huacas de Moche'`,
    );
    const again = await imported(Buffer.concat([extract]), 'moche-otra-vez.osm.pbf', `${MOCHE}0`);
    expect(again.counts.imported).toMatchObject({ new: 0, changed: 0 });
    expect((await place('Museo Huacas de Moche')).phones).toEqual(['+51 44 999999']);
    for (const one of [again.id, id]) {
      await act(one, 'undo');
      await site.runJobs();
    }
    expect(await ours()).not.toContain('Museo Huacas de Moche');
  }, 60_000);

  test('is refused with a reason if it is cut off, or has nothing in the box', async () => {
    expect(await read(extract.subarray(0, 300_000), 'x.pbf', MOCHE)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('cortado'),
    });
    expect((await read(extract, 'x.pbf', '-72,-14,-71,-13')).failure).toContain('recorte');
    expect((await send(extract, 'x.pbf', '-71,-14,-72,-13')).json()).toMatchObject({ code: 'import_box' });
  });
});

test.each<[string, Buffer, string]>([
  ['an empty spreadsheet', Buffer.from('Nombre;Latitud;Longitud\n'), 'no tiene filas'],
  ['a PDF', Buffer.from('%PDF-1.7 …'), 'PDF'],
  ['an old spreadsheet', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'XLSX'],
  ['a broken archive', Buffer.from([0x50, 0x4b, 3, 4, 9, 9]), 'roto'],
])('%s is refused with a reason', async (_, content, reason) => {
  const detail = await read(content, 'x');
  expect(detail.state).toBe('failed');
  expect(detail.failure).toContain(reason);
});

test('a guessed id, an empty file and a row that is not there are refused', async () => {
  const id = crypto.randomUUID();
  expect((await call(app, routes.showImport, { params: { id }, headers: headers() })).problem().code).toBe(
    'import_not_found',
  );
  const empty = await app.inject({
    method: 'POST',
    url: `${routes.uploadImport.path}?name=x`,
    headers: { ...headers(), 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(0),
  });
  expect(empty.statusCode).toBe(400);
  const detail = await read(TWO);
  expect((await decide(detail.id, [2, 99], 'skip')).problem().code).toBe('import_row_not_found');
  expect((await decide(detail.id, [2], 'skip')).json().counts).toMatchObject({ take: 1, skipped: 1 });
});
