import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlaceDoubt } from '#features/places/contract/place.ts';
import { REGIONS_FOLDER, type Region, readRegion } from '#regions/read-region.ts';
import { connect } from '#server/database/connect.ts';
import { SITE_LIMITS } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { testDatabase } from '#tests/database.ts';
import { regionWays } from '../legs/region-ways.ts';
import { isForEditors } from './doubts.rules.ts';
import { lockImports } from './import.store.ts';
import { importRegion } from './import-region.ts';
import { type ImportReport, reportInSpanish } from './import-report.ts';
import { UnreadableFile } from './source-record.ts';

const { db, pool, connection, close } = await testDatabase();
afterAll(close);

const TABLES = ['company', 'company_source', 'company_word', 'import_run', 'region'];
const snapshot = async () =>
  Object.fromEntries(
    await Promise.all(
      TABLES.map(async (table) => [
        table,
        (
          await pool.query(
            `select * from ${table} order by 1, 2, 3`.replace(', 2, 3', table === 'region' ? '' : ', 2, 3'),
          )
        ).rows,
      ]),
    ),
  );
const places = async (where = 'true') => (await pool.query(`select * from company where ${where} order by name`)).rows;
const place = async (slug: string) => (await places(`slug = '${slug}'`))[0];

const longestWait = async () => {
  const { rows } = await pool.query(`
    select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::int as ms
    from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`);
  return rows[0].ms;
};

const trujillo = await readRegion('trujillo');
const cusco = await readRegion('cusco');
const ways = await regionWays(trujillo);
const run = (dryRun = false) => importRegion(db, trujillo, { dryRun, ways });
const emptyTables = () =>
  pool.query('truncate company, company_source, company_word, import_run, leg_table, region cascade');

describe('the import of the region of Trujillo', () => {
  let report: ImportReport;
  beforeAll(async () => {
    await emptyTables();
    const rehearsed = await run(true);
    expect(await places()).toEqual([]);
    report = await run();
    expect({ ...rehearsed, dryRun: false }).toEqual(report);
  });

  test('stores the expected numbers of rows', () => {
    expect(report.taken).toHaveLength(435);
    expect(report.merged).toHaveLength(34);
    expect(report.refused).toHaveLength(246);
    expect(report.hoursByClass).toEqual({ known: 60, open_space: 27, assumed: 78, unknown: 270 });
    expect(report.refused.every(({ reason }) => reason.length > 10)).toBe(true);
    expect(report.merged).toContainEqual(
      expect.objectContaining({ key: 'osm:way/1424155150', into: 'osm:node/1413746284' }),
    );
    expect(report.refused).toContainEqual(expect.objectContaining({ name: 'Buses a Huaca de la Luna' }));
    expect(reportInSpanish(report)).toMatch(/Lugares tomados: 435 \(435 nuevos/);
  });

  test('changes nothing in any table when it runs a second time', async () => {
    const before = await snapshot();
    expect((await run()).changed).toBe(0);
    expect(await snapshot()).toEqual(before);
  });

  test('stores a source for each fact', async () => {
    const luna = await place('huaca-de-la-luna');
    expect(luna).toMatchObject({
      hours_class: 'known',
      hours_rule: 'Mo-Su 09:00-16:00',
      featured: true,
      category: 'archaeological_site',
      kind_label: 'Huaca',
    });
    expect(luna.hours_source).toMatchObject({ name: expect.stringContaining('MINCETUR'), date: '2026-01-13' });
    expect(luna.fees).toMatchObject({ currency: 'PEN', adult: 1000, senior: 500 });
    expect(luna.from_centre).toMatchObject({ mode: 'drive', basis: 'road_graph' });
    expect(luna.part_of).toBe((await place('huacas-del-sol-y-la-luna')).id);
    const hostal = await place('hostal-colonial');
    expect(hostal).toMatchObject({
      claim: 'unclaimed',
      hours_class: 'unknown',
      hours_rule: null,
      fees: null,
      summary: null,
      visit_minutes: null,
    });
  });

  test('stores one shared ticket for the places that a sheet or the editors name', async () => {
    const { id } = await place('complejo-arqueologico-chan-chan');
    expect((await places(`ticket = '${id}'`)).map(({ slug }) => slug)).toEqual([
      'complejo-arqueologico-chan-chan',
      'conjunto-amurallado-nik-an-chan-chan',
      'huaca-arco-iris-huaca-del-dragon',
      'huaca-la-esmeralda',
      'museo-de-sitio-chan-chan',
    ]);
    expect((await place('huaca-de-la-luna')).ticket).toBe((await place('huacas-del-sol-y-la-luna')).id);
    expect((await place('huaca-del-sol')).ticket).toBeNull();
    const { rows } = await pool.query(`select source_key from company_source where 'ticket' = any(fields)`);
    expect(rows).toEqual([{ source_key: 'mincetur:96' }]);
  });

  test('classes hours without a published rule as unknown, open space or assumed', async () => {
    expect(await place('muelle-de-huanchaco')).toMatchObject({
      hours_class: 'unknown',
      hours_rule: null,
      hours_note: expect.stringContaining('Puede estar cerrado'),
    });
    expect(await place('balneario-de-huanchaco')).toMatchObject({ hours_class: 'open_space', open_week: null });
    expect(await place('museo-del-juguete')).toMatchObject({
      hours_class: 'assumed',
      hours_source: null,
      open_week: null,
    });
    for (const row of await places("hours_class = 'known'")) {
      expect(row.hours_source, row.name).toBeTruthy();
      expect(row.open_week, row.name).toMatch(/^\{\[/);
    }
    expect(
      await places("hours_class = 'assumed' and (hours_source is not null or hours_verified_at is not null)"),
    ).toEqual([]);
  });

  test('stores older statements of third parties as unverified reports', async () => {
    const [brujo] = await places("name = 'Complejo Arqueológico El Brujo'");
    expect(brujo.unverified_reports).toHaveLength(2);
    expect(brujo.hours_rule).toBe('Mo-Su 09:00-16:00');
  });

  test('stores the licence of OpenStreetMap records', async () => {
    const { rows } = await pool.query(
      `select licence, count(*)::int from company_source where source = 'osm' group by 1`,
    );
    expect(rows).toEqual([{ licence: 'Open Database License 1.0', count: expect.any(Number) }]);
    const sources = await pool.query(
      `select source from company_source join company on id = company_id where slug = 'huaca-de-la-luna' order by 1`,
    );
    expect(sources.rows.map((row) => row.source)).toEqual(['osm', 'vereda']);
    const stated = await pool.query(
      `select slug, company_source.url from company_source join company on id = company_id where source = 'mincetur'
        and company_source.url not like 'https://consultasenlinea.mincetur.gob.pe/%'
      union all select slug, fact ->> 'url' from company, lateral (values (hours_source), (fees -> 'source'), (summary_source)) as facts (fact)
        where fact ->> 'name' like 'MINCETUR%' and fact ->> 'url' not like 'https://consultasenlinea.mincetur.gob.pe/%'`,
    );
    expect(stated.rows).toEqual([]);
  });

  test('deletes a stored row whose source is wrong', async () => {
    await pool.query(`insert into company_source (region_id, source, source_key, company_id, licence, dated, url, fields, raw)
      select region_id, 'mincetur', source_key, company_id, licence, dated, 'https://www.openstreetmap.org/way/157859518', fields, raw
      from company_source where source = 'vereda' and source_key = 'osm:way/157859518'`);
    const before = await snapshot();
    expect((await run()).changed).toBe(1);
    const after = await snapshot();
    expect(after.company).toEqual(before.company);
    expect(after.company_source).toHaveLength(before.company_source!.length - 1);
  });

  test('puts notes for editors into the report, not into the place', async () => {
    expect((await place('museo-del-juguete')).doubts).toEqual([]);
    expect(report.doubted).toContainEqual(
      expect.objectContaining({ key: 'osm:node/1413746284', reason: 'OSM lo tiene dos veces.' }),
    );
    expect((await place('los-totorales-de-huanchaco')).doubts).toEqual([
      { about: 'way', text: expect.stringMatching(/^El punto del mapa es dudoso/) },
    ]);
    const shown = (await places()).flatMap(({ doubts }) => (doubts as PlaceDoubt[]).map(({ text }) => text));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter(isForEditors)).toEqual([]);
  });

  test('says of each place that may be closed that it may be closed', async () => {
    const closed = (await places()).filter(({ doubts }) =>
      (doubts as PlaceDoubt[]).some(({ about }) => about === 'closed'),
    );
    expect(closed.map(({ slug }) => slug).sort()).toEqual([
      'casa-de-la-emancipacion',
      'huaca-arco-iris-huaca-del-dragon',
      'huaca-la-esmeralda',
      'muelle-de-huanchaco',
    ]);
  });

  test('stores the original of a corrected name in `other_names`', async () => {
    expect(await place('el-rincon-de-vallejo')).toMatchObject({
      name: 'El Rincón de Vallejo',
      other_names: expect.stringContaining('El Ricón de Vallejo'),
    });
  });

  test('keeps values that people edited', async () => {
    await pool.query(`update company set name = 'Mi hotel', hours_rule = 'Mo-Su 10:00-12:00', summary = 'vieja', edited_fields = '{name,hours_rule,ticket}',
      ticket = null where slug = 'huaca-de-la-luna'`);
    const again = await run();
    expect(again.taken.filter(({ as }) => as === 'changed')).toHaveLength(1);
    const after = await place('huaca-de-la-luna');
    expect(after).toMatchObject({ name: 'Mi hotel', hours_rule: 'Mo-Su 10:00-12:00', ticket: null });
    expect(after.summary).toMatch(/^Templo ceremonial moche/);
  });

  test('keeps the district of a place that a person moved', async () => {
    await pool.query(`update company set lon = -79.12, lat = -8.08, district = 'Huanchaco', edited_fields = '{lon,lat}'
      where slug = 'museo-del-juguete'`);
    await run();
    expect(await place('museo-del-juguete')).toMatchObject({ lon: -79.12, district: 'Huanchaco' });
  });

  test('changes nothing when a concurrent import has just stored the same data', async () => {
    await emptyTables();
    const reports = await Promise.all([run(), run()]);
    expect(reports.map(({ changed }) => changed).sort((a, b) => a - b)[0]).toBe(0);
    expect(await places()).toHaveLength(435);
  });

  test('waits longer for a lock than a request does', async () => {
    const hurried = connect({ ...connection, max: 1, limits: { ...SITE_LIMITS, lock_timeout: 50 } });
    try {
      let waited: Promise<ImportReport> | undefined;
      await inTransaction(db, async (trx) => {
        await lockImports(trx, trujillo.id);
        waited = importRegion(hurried.db, trujillo, { dryRun: true, ways });
        waited.catch(() => undefined);
        await expect.poll(() => longestWait(), { timeout: 20_000, interval: 20 }).toBeGreaterThan(100);
      });
      expect((await waited!).changed).toBe(0);
    } finally {
      await hurried.close();
    }
  });
});

test('Cusco can be imported into the same database', async () => {
  const report = await importRegion(db, cusco, { ways: await regionWays(cusco) });
  expect(report.taken).toHaveLength(291);
  expect((await places("region_id = 'trujillo'")).length).toBe(435);
  expect(await place('parque-arqueologico-nacional-de-machu-picchu')).toMatchObject({
    from_centre: { minutes: 209, mode: 'train', basis: 'official' },
    hours_rule: 'Mo-Su 06:00-17:00',
  });
  const { id } = await place('parque-arqueologico-nacional-de-saqsaywaman');
  expect(await places(`ticket = '${id}'`)).toHaveLength(7);
  expect((await place('parque-arqueologico-de-choquequirao')).from_centre).toBeNull();
});

describe('the import of a region with broken files', () => {
  let folder: string;
  let region: Region;
  beforeAll(async () => {
    await emptyTables();
    folder = await mkdtemp(join(tmpdir(), 'vereda-import-'));
    await cp(join(REGIONS_FOLDER, 'trujillo'), join(folder, 'trujillo'), { recursive: true });
    await writeFile(
      join(folder, 'trujillo', 'art.ts'),
      `export const art = { flagships: {}, bySetting: {}, byCategory: {}, fallback: 'valle' };`,
    );
    region = await readRegion('trujillo', { regions: folder });
    await importRegion(db, region, { ways: null });
  });
  afterAll(() => rm(folder, { recursive: true }));
  const spoil = async (file: string, change: (text: string) => string) => {
    const path = join(folder, 'trujillo', file);
    const sound = await readFile(path, 'utf8');
    await writeFile(path, change(sound));
    return () => writeFile(path, sound);
  };

  test.each<[string, string, (text: string) => string]>([
    ['cut off', 'places/osm.geojson', (text) => text.slice(0, 5000)],
    ['another document', 'places/osm.geojson', () => '{"a":1}'],
    ['a sheet file that is no list', 'places/sheets.json', () => '{}'],
    ['a column gone', 'places/inventory.csv', (text) => text.replace('LATITUD', 'LAT')],
    ['a row cut off', 'places/inventory.csv', (text) => text.slice(0, 2000)],
    ['a curation without reasons', 'places/curation.json', (text) => text.replaceAll('"reason"', '"because"')],
  ])('%s: the error names the file, and the database does not change', async (_, file, change) => {
    const before = await snapshot();
    const mend = await spoil(file, change);
    const failed = importRegion(db, region, { ways: null });
    await expect(failed).rejects.toThrow(UnreadableFile);
    await expect(failed).rejects.toThrow(file);
    expect(await snapshot()).toEqual(before);
    await mend();
  });

  test('a place that is missing in the files stays in the database', async () => {
    await spoil('places/osm.geojson', (text) => {
      const file = JSON.parse(text);
      file.features = file.features.filter(
        (feature: { properties: { name: string } }) => feature.properties.name !== 'Hostal Colonial',
      );
      return `var places = ${JSON.stringify(file).replaceAll('Mr. Tang', 'Mr. Tang II')};`;
    });
    const report = await importRegion(db, region, { ways: null });
    expect(report.taken.filter(({ as }) => as !== 'same').map(({ name }) => name)).toEqual(['Mr. Tang II']);
    expect(await place('hostal-colonial')).toBeTruthy();
    expect((await place('mr-tang')).name).toBe('Mr. Tang II');
  });
});
