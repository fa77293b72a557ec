import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { salesOf } from './legal-mode.ts';
import { RegionError, readRegion, regionIds } from './read-region.ts';

test('both regions of the project are valid', async () => {
  expect(await regionIds()).toEqual(['cusco', 'trujillo']);
  for (const id of await regionIds()) {
    const region = await readRegion(id);
    expect(region.settings.sources.map((source) => source.id)).toContain('mincetur');
    expect(region.country.holidays).toHaveLength(16);
    expect(salesOf(region)).toBe('everything');
  }
});

let regions: string;
beforeEach(async () => {
  regions = await mkdtemp(join(tmpdir(), 'vereda-regions-'));
  await cp(join(import.meta.dirname, 'trujillo'), join(regions, 'lago'), { recursive: true });
});
afterEach(() => rm(regions, { recursive: true }));

async function faultsAfter(change: (settings: Record<string, unknown>) => void): Promise<string[]> {
  const path = join(regions, 'lago', 'region.json');
  const settings = { ...JSON.parse(await readFile(path, 'utf8')), id: 'lago' };
  change(settings);
  await writeFile(path, JSON.stringify(settings));
  return readRegion('lago', { regions }).then(
    () => [],
    (error) => (error instanceof RegionError ? error.faults : Promise.reject(error)),
  );
}

test('a copy of a region folder with its own id is valid', async () => {
  expect(await faultsAfter(() => {})).toEqual([]);
});

test('the error for a region lists every fault with its path', async () => {
  const faults = await faultsAfter((settings) => {
    settings.currency = { code: 'soles', symbol: 'S/', decimals: 2 };
    delete settings.tagline;
  });
  expect(faults.join('\n')).toMatch(/region\.json\/currency\/code/);
  expect(faults.join('\n')).toMatch(/tagline/);
});

test.each<[string, (settings: Record<string, unknown>) => void, RegExp]>([
  [
    'a centre with longitude and latitude swapped',
    (s) => Object.assign(s, { centre: { name: 'x', label: 'x', lon: -8.1, lat: -79 } }),
    /swapped/,
  ],
  ['a box out of order', (s) => Object.assign(s, { bbox: [-78, -8, -79, -7] }), /west, south, east, north/],
  ['another folder’s id', (s) => Object.assign(s, { id: 'rio' }), /folder is "lago"/],
  ['a time zone that does not exist', (s) => Object.assign(s, { time_zone: 'America/Trujillo' }), /time_zone/],
  ['a country without a pack', (s) => Object.assign(s, { country: 'XX' }), /countries\/xx\.json/],
  [
    'a missing file',
    (s) => Object.assign(s, { roads: { kind: 'road_graph', file: 'no.json', source: 'osm' } }),
    /no file no\.json/,
  ],
  [
    'an unknown source',
    (s) => Object.assign(s, { roads: { kind: 'road_graph', file: 'road-graph.json', source: 'x' } }),
    /source "x"/,
  ],
])('a region with %s is refused', async (_, change, expected) => {
  expect((await faultsAfter(change)).join('\n')).toMatch(expected);
});

test('the error for an unknown region lists the known regions', async () => {
  await expect(readRegion('atlantis')).rejects.toThrow(/Regions here: cusco, trujillo/);
});
