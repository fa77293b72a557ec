import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readAmenities } from '#features/amenities/api/read-amenities.rules.ts';
import { readStreets } from '#features/maps/api/read-streets.rules.ts';
import { type RoadGraphFile, readRoadGraph } from '#planner/roads/road-graph.ts';
import { roadWays } from '#planner/roads/road-ways.ts';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import { type Box, readBox } from '#server/osm/box.ts';
import { readElements, UnreadableExtract } from '#server/osm/read-elements.ts';
import { readExtract } from './read-extract.ts';
import { drawMap } from './write-map.ts';

const FILE = join(import.meta.dirname, '../../tests/fixtures/trujillo.osm.pbf');
const MOCHE: Box = [-79.05, -8.21, -78.93, -8.12];
const scratch = await mkdtemp(join(tmpdir(), 'vereda-region-map-'));
afterAll(() => rm(scratch, { recursive: true }));

const steps = new Set<string>();
const parts: number[] = [];
const extract = await readExtract(FILE, [-79.11, -8.255, -78.87, -8.075], (step, part) => {
  steps.add(step);
  parts.push(part);
});
const { texts, counts } = drawMap(extract, MOCHE);
const json = (file: 'roads' | 'districts' | 'water' | 'places' | 'towns') => JSON.parse(texts.get(file)!);

describe('a map of Moche, cut from the file of Trujillo', () => {
  test('shows its progress in three steps', () => {
    expect([...steps]).toEqual(['nodes', 'ways', 'districts']);
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
  });

  test('says which part of the box the file covers, and which districts are not complete', () => {
    expect(extract.covered).toEqual([-79.11, -8.224, -78.87, -8.075]);
    expect(extract.incomplete).toEqual(['Virú']);
    const names = json('districts').features.map((one: { properties: { name: string } }) => one.properties.name);
    expect(names.sort()).toEqual([
      ...['El Porvenir', 'Florencia de Mora', 'Huanchaco', 'La Esperanza', 'Laredo', 'Moche', 'Salaverry', 'Trujillo'],
      'Víctor Larco Herrera',
    ]);
  });

  test('gives the same drives as the road graph of Trujillo', async () => {
    const rules = {
      town_traffic: 1,
      walk_metres_per_minute: 75,
      walk_up_to_metres: 0,
      straight_line: { factor: 1.6, kmh: 40 },
    };
    const known = JSON.parse(await readFile(join(REGIONS_FOLDER, 'trujillo/road-graph.json'), 'utf8')) as RoadGraphFile;
    const points = [
      { lon: -79.0088, lat: -8.1714 },
      { lon: -78.9924, lat: -8.1418 },
      { lon: -78.9776, lat: -8.2224 },
      { lon: -79.0288, lat: -8.1118 },
    ];
    const [ours, theirs] = [json('roads') as RoadGraphFile, known].map((graph) =>
      points.map((from) => roadWays(readRoadGraph(graph, 1), rules).from(from, points)),
    );
    for (const [i, row] of ours!.entries())
      for (const [j, way] of row.entries()) {
        const other = theirs![i]![j]!;
        expect(way!.basis).toBe(other!.basis);
        expect(Math.abs(way!.minutes - other!.minutes)).toBeLessThanOrEqual(1);
        expect(Math.abs(way!.metres - other!.metres)).toBeLessThanOrEqual(0.05 * other!.metres + 100);
      }
  });

  test('writes streets and useful places that the site reads', () => {
    const streets = readStreets(texts.get('streets')!);
    expect(streets).toHaveLength(counts.streets!);
    expect(streets.filter(({ district }) => district === 'Moche').length).toBeGreaterThan(20);
    expect(streets.filter(({ blocks }) => blocks.size > 0).length).toBeGreaterThan(200);
    const amenities = readAmenities(texts.get('amenities')!);
    expect(amenities).toHaveLength(counts.amenities!);
    expect(amenities.some(({ kind }) => kind === 'pharmacy')).toBe(true);
  });

  test('has only named places in the region’s own box, with their original tags', () => {
    const places: { id: string; properties: Record<string, string>; geometry: { coordinates: number[] } }[] =
      json('places').features;
    expect(places.every(({ properties }) => properties.name)).toBe(true);
    for (const { geometry } of places) {
      expect(geometry.coordinates[0]).toBeGreaterThanOrEqual(MOCHE[0]);
      expect(geometry.coordinates[1]).toBeLessThanOrEqual(MOCHE[3]);
    }
    expect(places.find(({ id }) => id === 'node/1092992340')?.properties).toEqual({
      name: 'Museo Huacas de Moche',
      tourism: 'museum',
      wikidata: 'Q26813166',
    });
    expect(places.some(({ id }) => id.startsWith('way/'))).toBe(true);
  });

  test('draws coast, rivers and towns', () => {
    const kinds = json('water').features.map((one: { properties: { kind: string } }) => one.properties.kind);
    expect(new Set(kinds)).toEqual(new Set(['river', 'canal', 'coastline']));
    expect(json('towns').features.map((one: { properties: { name: string } }) => one.properties.name)).toContain(
      'Moche',
    );
  });
});

const ignore = () => undefined;

test('a file that is not OSM PBF is refused', async () => {
  const file = join(scratch, 'photo.osm.pbf');
  await writeFile(file, 'not a map');
  await expect(readElements(file, {}, ignore)).rejects.toThrow('it is not an OSM PBF file');
  await expect(readElements(join(scratch, 'none'), {}, ignore)).rejects.toThrow('there is no such file');
});

test('a file that is cut off is refused', async () => {
  const file = join(scratch, 'cut.osm.pbf');
  await writeFile(file, (await readFile(FILE)).subarray(0, 300_000));
  await expect(readElements(file, {}, ignore)).rejects.toThrow(UnreadableExtract);
});

test('a box outside of the file is refused', async () => {
  await expect(readExtract(FILE, [-72, -14, -71, -13], ignore)).rejects.toThrow('which has nothing of the box');
});

test.each([
  ['-79,-8,-78', 'four numbers'],
  ['-79,-8,,-7', 'four numbers'],
  ['-8,-179,-7,-78', 'impossible degrees'],
  ['-78,-8,-79,-7', 'not in the order'],
])('the box "%s" is refused', (text, fault) => {
  expect(() => readBox(text)).toThrow(fault);
});
