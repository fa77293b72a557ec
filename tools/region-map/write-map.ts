import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { Districts } from '#features/places/api/import/districts.ts';
import type { RoadGraphFile } from '#planner/roads/road-graph.ts';
import type { Region } from '#regions/read-region.ts';
import type { Box } from '#server/osm/box.ts';
import { baseMap } from './base-map.rules.ts';
import { SPEED_KMH } from './collect-lines.ts';
import type { Extract } from './extract.ts';
import { pointFiles } from './point-files.rules.ts';
import { roadGraph } from './road-graph.rules.ts';
import { type StreetRow, streetRows } from './streets.rules.ts';

const ATTRIBUTION = '© OpenStreetMap contributors, ODbL 1.0';

export const MAP_FILES = {
  places: 'places/osm.geojson',
  amenities: 'amenities.geojson',
  streets: 'streets.csv',
  roads: 'road-graph.json',
  'roads-main': 'basemap/roads-main.geojson',
  water: 'basemap/water.geojson',
  districts: 'basemap/districts.geojson',
  towns: 'basemap/towns.geojson',
} as const;
export type MapFile = keyof typeof MAP_FILES;

/** Number of rows of each file. Files without rows are not written. */
export type MapCounts = Partial<Record<MapFile, number>>;

/** @param bbox the region's own box, which contains its places */
export function drawMap(extract: Extract, bbox: Box): { texts: Map<MapFile, string>; counts: MapCounts } {
  const texts = new Map<MapFile, string>();
  const counts: MapCounts = {};
  const add = (file: MapFile, rows: number, text: () => string) => {
    if (rows === 0) return;
    texts.set(file, text());
    counts[file] = rows;
  };
  const base = baseMap(extract);
  const { places, amenities } = pointFiles(extract, bbox);
  const graph = roadGraph(extract);
  const districts = new Districts(base.districts);
  const streets = streetRows(extract, (lon, lat) => districts.at(lon, lat));
  for (const [file, drawing] of Object.entries({ ...base, places, amenities }))
    add(file as MapFile, drawing.features.length, () => geoJson(drawing));
  if (graph) add('roads', graph.edges.length / 6, () => graphJson(graph));
  add('streets', streets.length, () => streetsCsv(streets));
  return { texts, counts };
}

/**
 * Returns the region's map files, so that a map that people made is not lost. Empty files do not count, and files with
 * other names count if `region.json` names them.
 */
export async function existingMap({ folder, settings }: Pick<Region, 'folder' | 'settings'>): Promise<string[]> {
  const named = [settings.roads, settings.amenities, settings.streets].flatMap((one) => (one ? [one.file] : []));
  const files = new Set([...Object.values(MAP_FILES), ...named]);
  const found: string[] = [];
  for (const file of files) {
    const path = join(folder, file);
    if (existsSync(path) && !isEmptyCollection(await readFile(path, 'utf8'))) found.push(file);
  }
  return found;
}

/** A file that is written only in part would be a broken region, so each file is renamed when it is complete. */
export async function writeMap(folder: string, texts: ReadonlyMap<MapFile, string>): Promise<void> {
  for (const [file, text] of texts) {
    const path = join(folder, MAP_FILES[file]);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  }
}

function isEmptyCollection(text: string): boolean {
  try {
    return (JSON.parse(text) as { features?: unknown[] }).features?.length === 0;
  } catch {
    return false;
  }
}

/** One feature per line keeps differences between two versions of a file readable. */
function geoJson({ features }: FeatureCollection): string {
  const lines = features.map((feature) => JSON.stringify(feature, round));
  return `{"type":"FeatureCollection","attribution":${JSON.stringify(ATTRIBUTION)},"features":[\n${lines.join(',\n')}\n]}\n`;
}

/** Five decimals are about a metre. */
const round = (_key: string, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value);

function graphJson({ nodes, edges, classes }: RoadGraphFile): string {
  const about = {
    attribution: ATTRIBUTION,
    speed_kmh: SPEED_KMH,
    classes,
    node_format: '[lon,lat] x 1e5 integers, flat',
    edge_format: 'flat: from,to,metres,seconds,oneway(1 forward,-1 backward,0 both),class index',
  };
  return `${JSON.stringify(about).slice(0, -1)},\n"nodes":[\n${lines(nodes, 80)}],\n"edges":[\n${lines(edges, 60)}]}\n`;
}

function lines(numbers: readonly number[], perLine: number): string {
  const rows: string[] = [];
  for (let i = 0; i < numbers.length; i += perLine) rows.push(numbers.slice(i, i + perLine).join(','));
  return `${rows.join(',\n')}\n`;
}

function streetsCsv(streets: readonly StreetRow[]): string {
  const rows = streets.map(({ name, class: kind, district, lon, lat, metres, blocks }) => [
    name,
    kind,
    district,
    lon.toFixed(5),
    lat.toFixed(5),
    String(metres),
    blocks.map(([number, ...at]) => [number, ...at.map((degrees) => degrees.toFixed(5))].join(' ')).join(';'),
  ]);
  const titles = ['name', 'class', 'district', 'lon', 'lat', 'metres', 'blocks'];
  return `${[titles, ...rows].map((row) => row.map(quoted).join(',')).join('\n')}\n`;
}

const quoted = (cell: string): string => (/[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
