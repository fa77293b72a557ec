import type { Extract, Road } from './extract.ts';
import { awayFrom } from './simplify-line.ts';

const METRES_PER_DEGREE = 111_195;
/** Degrees, about 110 m. Must be longer than the distances that are searched. */
const CELL = 0.001;

interface Segment {
  road: Road;
  from: number;
  to: number;
}

/**
 * Prepares a search for the nearest road of a point.
 * @param reach metres, at most 100. Roads farther away are not found.
 */
export function nearestRoads(
  roads: readonly Road[],
  nodes: Extract['nodes'],
  reach: number,
): (point: { lon: number; lat: number }) => Road | null {
  const cells = new Map<string, Segment[]>();
  for (const road of roads) {
    for (let i = 1; i < road.rows.length; i += 1) {
      const segment = { road, from: road.rows[i - 1]!, to: road.rows[i]! };
      for (const cell of cellsOf(segment, nodes)) {
        const known = cells.get(cell);
        if (known) known.push(segment);
        else cells.set(cell, [segment]);
      }
    }
  }
  return ({ lon, lat }) => {
    const shrink = Math.cos((lat * Math.PI) / 180);
    const flat = (row: number): [number, number] => [
      (nodes.lon(row) - lon) * METRES_PER_DEGREE * shrink,
      (nodes.lat(row) - lat) * METRES_PER_DEGREE,
    ];
    let [nearest, least]: [Road | null, number] = [null, reach];
    for (const segment of cells.get(cellAt(lon, lat)) ?? []) {
      const away = awayFrom([0, 0], flat(segment.from), flat(segment.to));
      if (away <= least) [nearest, least] = [segment.road, away];
    }
    return nearest;
  };
}

const cellAt = (lon: number, lat: number): string => `${Math.floor(lon / CELL)} ${Math.floor(lat / CELL)}`;

/** Also returns the neighbouring cells, so that a search looks at one cell only. */
function* cellsOf({ from, to }: Segment, nodes: Extract['nodes']): Generator<string> {
  const [west, east] = order(nodes.lon(from), nodes.lon(to));
  const [south, north] = order(nodes.lat(from), nodes.lat(to));
  for (let x = Math.floor(west / CELL) - 1; x <= Math.floor(east / CELL) + 1; x += 1)
    for (let y = Math.floor(south / CELL) - 1; y <= Math.floor(north / CELL) + 1; y += 1) yield `${x} ${y}`;
}

const order = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);
