import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRegion } from '#regions/read-region.ts';
import { testDatabase } from '#tests/database.ts';
import { importRegion } from '../import/import-region.ts';
import { legTable, prepareLegs, remeasureMoved, routesThrough } from './region-legs.ts';
import { regionWays } from './region-ways.ts';

const { db, pool, close } = await testDatabase();
afterAll(close);
const region = await readRegion('trujillo');
const { centre } = region.settings;
const idOf = async (slug: string): Promise<string> =>
  (await pool.query('select id from company where slug = $1', [slug])).rows[0].id;

let luna: string;
let huanchaco: string;
let hostal: string;
beforeAll(async () => {
  await importRegion(db, region, { ways: null });
  await prepareLegs(db, region);
  [luna, huanchaco, hostal] = (await Promise.all(
    ['huaca-de-la-luna', 'balneario-de-huanchaco', 'hostal-colonial'].map(idOf),
  )) as [string, string, string];
}, 120_000);

test('a table lists the travel times in the requested order of places', async () => {
  const ways = await regionWays(region);
  const ids = [hostal, luna, huanchaco];
  const { rows } = await pool.query('select id, lon, lat from company where id = any($1)', [ids]);
  const points = [...ids.map((id) => rows.find((row) => row.id === id)), centre];
  const table = await legTable(db, region, ids, [centre]);
  expect(table.size).toBe(4);
  for (const [from, origin] of points.entries()) {
    for (const [to, way] of ways.from(origin, points).entries()) {
      const at = from * 4 + to;
      expect(table.minutes[at]).toBe(from === to ? 0 : way!.minutes);
      if (from !== to) expect(table.modes[table.mode[at]!]).toBe(way!.mode);
    }
  }
});

test('an unknown place has no travel times in the table', async () => {
  const unknown = '00000000-0000-8000-8000-000000000000';
  const table = await legTable(db, region, [luna, unknown, 'x']);
  expect([...table.minutes]).toEqual([0, -1, -1, -1, 0, -1, -1, -1, 0]);
});

test('the stored table is reused until the position of a place changes', async () => {
  const kept = async () => (await pool.query('select hash, made_at from leg_table')).rows;
  const before = await kept();
  expect(before).toHaveLength(1);
  await prepareLegs(db, region);
  expect(await kept()).toEqual(before);
  const anew = await legTable(db, region, [luna, huanchaco]);
  expect(anew.minutes[1]).toBeGreaterThan(30);
});

test('a moved place has new travel times at once, and the job stores them', async () => {
  const before = await legTable(db, region, [luna, huanchaco]);
  const { rows } = await pool.query('select lon, lat from company where id = $1', [luna]);
  const [{ lon, lat }] = rows;
  await pool.query('update company set lon = -79.1203, lat = -8.0797 where id = $1', [luna]);
  const after = await legTable(db, region, [luna, huanchaco]);
  expect(after.minutes[1]).toBeLessThan(before.minutes[1]! / 2);
  await remeasureMoved(db, region);
  const stored = await legTable(db, region, [luna, huanchaco]);
  expect([...stored.minutes]).toEqual([...after.minutes]);
  const hash = async () => (await pool.query('select hash from leg_table')).rows[0].hash;
  const kept = await hash();
  await prepareLegs(db, region);
  await legTable(db, region, [luna]);
  expect(await hash()).toBe(kept);
  await pool.query('update company set lon = $2, lat = $3 where id = $1', [luna, lon, lat]);
  await remeasureMoved(db, region);
});

test('a route has a line that follows the roads', async () => {
  const [route, none, ...rest] = await routesThrough(db, region, [centre, luna, 'x', huanchaco]);
  expect(route).toMatchObject({ mode: 'drive', basis: 'road_graph' });
  expect(route!.line.length).toBeGreaterThan(20);
  expect([none, rest]).toEqual([null, [null]]);
});
