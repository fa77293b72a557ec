import { metresBetween } from '#planner/roads/ways.ts';
import type { Extract, Road } from './extract.ts';
import { nearestRoads } from './nearest-road.rules.ts';

export interface StreetRow {
  name: string;
  class: string;
  district: string;
  lon: number;
  lat: number;
  metres: number;
  /** Number, longitude and latitude of each block. */
  blocks: [number: number, lon: number, lat: number][];
}

/** Parts of one name that lie closer together are one street. */
const SAME_STREET_METRES = 1200;
/** A house number belongs to the nearest named street within this distance. */
const NUMBER_METRES = 35;

interface Street {
  parts: Road[];
  blocks: Map<number, { lon: number; lat: number }[]>;
}

/** Returns the named streets, ordered by name, and within a name from north to south. */
export function streetRows(
  extract: Pick<Extract, 'roads' | 'nodes' | 'numbers'>,
  districtAt: (lon: number, lat: number) => string | null,
): StreetRow[] {
  const { roads, nodes, numbers } = extract;
  const streets = groupByName(roads, nodes);
  const streetOf = new Map(streets.flatMap((street) => street.parts.map((part) => [part, street] as const)));
  const nearest = nearestRoads(
    roads.filter(({ name }) => name),
    nodes,
    NUMBER_METRES,
  );
  for (const { number, lon, lat } of numbers) {
    const road = nearest({ lon, lat });
    const blocks = road && streetOf.get(road)?.blocks;
    if (!blocks) continue;
    const block = Math.floor(number / 100);
    blocks.set(block, [...(blocks.get(block) ?? []), { lon, lat }]);
  }
  return streets
    .map((street) => rowOf(street, nodes, districtAt))
    .sort((a, b) => a.name.localeCompare(b.name, 'es') || b.lat - a.lat || a.lon - b.lon);
}

function groupByName(roads: readonly Road[], nodes: Extract['nodes']): Street[] {
  const byName = new Map<string, Road[]>();
  for (const road of roads) {
    if (!road.name) continue;
    const known = byName.get(road.name);
    if (known) known.push(road);
    else byName.set(road.name, [road]);
  }
  return [...byName.values()].flatMap((parts) => joinNear(parts, nodes));
}

function joinNear(parts: readonly Road[], nodes: Extract['nodes']): Street[] {
  const rest = [...parts];
  const streets: Street[] = [];
  for (let seed = rest.pop(); seed; seed = rest.pop()) {
    const street: Street = { parts: [seed], blocks: new Map() };
    for (let i = 0; i < street.parts.length; i += 1) {
      for (let j = rest.length - 1; j >= 0; j -= 1) {
        if (gap(street.parts[i]!, rest[j]!, nodes) <= SAME_STREET_METRES) street.parts.push(...rest.splice(j, 1));
      }
    }
    streets.push(street);
  }
  return streets;
}

/** Metres between the boxes of two roads. */
function gap(a: Road, b: Road, nodes: Extract['nodes']): number {
  const [one, other] = [extentOf([a], nodes), extentOf([b], nodes)];
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));
  const lon = clamp((one.west + one.east) / 2, other.west, other.east);
  const lat = clamp((one.south + one.north) / 2, other.south, other.north);
  return metresBetween({ lon, lat }, { lon: clamp(lon, one.west, one.east), lat: clamp(lat, one.south, one.north) });
}

function extentOf(roads: readonly Road[], nodes: Extract['nodes']) {
  const extent = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const { rows } of roads) {
    for (const row of rows) {
      extent.west = Math.min(extent.west, nodes.lon(row));
      extent.east = Math.max(extent.east, nodes.lon(row));
      extent.south = Math.min(extent.south, nodes.lat(row));
      extent.north = Math.max(extent.north, nodes.lat(row));
    }
  }
  return extent;
}

function rowOf(
  { parts, blocks }: Street,
  nodes: Extract['nodes'],
  districtAt: (lon: number, lat: number) => string | null,
): StreetRow {
  const { west, south, east, north } = extentOf(parts, nodes);
  const centre = { lon: (west + east) / 2, lat: (south + north) / 2 };
  const points = parts.flatMap(({ rows }) => Array.from(rows, (row) => ({ lon: nodes.lon(row), lat: nodes.lat(row) })));
  const middle = points.reduce((best, point) =>
    metresBetween(point, centre) < metresBetween(best, centre) ? point : best,
  );
  return {
    name: parts[0]!.name!,
    class: mostUsedClass(parts),
    district: districtAt(middle.lon, middle.lat) ?? '',
    ...middle,
    metres: Math.round(metresBetween({ lon: west, lat: south }, { lon: east, lat: north })),
    blocks: [...blocks]
      .sort(([a], [b]) => a - b)
      .map(([number, found]) => [number, median(found.map(({ lon }) => lon)), median(found.map(({ lat }) => lat))]),
  };
}

function mostUsedClass(parts: readonly Road[]): string {
  const nodes = new Map<string, number>();
  for (const part of parts) nodes.set(part.class, (nodes.get(part.class) ?? 0) + part.rows.length);
  return [...nodes].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1]!;
