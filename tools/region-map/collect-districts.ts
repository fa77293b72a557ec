import type { Position } from 'geojson';
import { type Box, isInside, overlap } from '#server/osm/box.ts';
import { NodeTable } from '#server/osm/node-table.ts';
import type { OsmNode, OsmRelation, OsmWay } from '#server/osm/read-elements.ts';
import type { District } from './extract.ts';

/** Administrative levels of OpenStreetMap that are districts or municipalities, the smallest first. */
const LEVELS = [8, 7, 6];

/** Boundaries reach beyond the box, so their nodes are read separately. */
export class DistrictCollector {
  private readonly areas: { name: string; level: number; ways: number[] }[] = [];
  private readonly ways = new Map<number, Float64Array | null>();
  private readonly wanted = new Set<number>();
  private readonly nodes = new NodeTable();

  relation({ tags, members }: OsmRelation): void {
    const level = Number(tags?.admin_level);
    const name = (tags?.['name:es'] ?? tags?.name)?.trim();
    if (tags?.boundary !== 'administrative' || !name || !LEVELS.includes(level)) return;
    const ways = members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ ref }) => ref);
    this.areas.push({ name, level, ways });
    for (const way of ways) this.ways.set(way, null);
  }

  get isEmpty(): boolean {
    return this.areas.length === 0;
  }

  way({ id, refs }: OsmWay): void {
    if (!this.ways.has(id)) return;
    this.ways.set(id, Float64Array.from(refs));
    for (const ref of refs) this.wanted.add(ref);
  }

  node({ id, lon, lat }: OsmNode): void {
    if (this.wanted.has(id)) this.nodes.add(id, lon, lat);
  }

  /** Returns the districts of the smallest level that has boundaries around a part of the box. */
  districts(box: Box): { complete: District[]; incomplete: string[] } {
    for (const level of LEVELS) {
      const areas = this.areas
        .filter((area) => area.level === level)
        .map(({ name, ways }) => ({ name, level, ...this.shape(ways, box) }))
        .filter(({ rings, loose }) => [...rings, ...loose].some((line) => overlap(box, extentOf(line))));
      const complete = areas.filter(({ rings, loose }) => rings.length > 0 && loose.length === 0);
      const incomplete = areas.filter(({ loose }) => loose.length > 0).map(({ name }) => name);
      if (complete.length > 0)
        return { complete: complete.map(({ name, rings }) => ({ name, level, rings })), incomplete };
    }
    return { complete: [], incomplete: [] };
  }

  /** `loose` are the parts of a boundary that do not become a ring, because ways or nodes are not in the file. */
  private shape(ways: readonly number[], box: Box): { rings: Position[][]; loose: Position[][] } {
    const lines = ways.flatMap((way) => {
      const refs = this.ways.get(way);
      return refs && refs.length > 1 ? [[...refs]] : [];
    });
    const joined = joinLines(lines).map((line) => line.map((id) => this.nodes.row(id)).filter((row) => row >= 0));
    const drawn = joined.map((rows) => rows.map((row): Position => [this.nodes.lon(row), this.nodes.lat(row)]));
    const isClosed = (_: unknown, i: number) => joined[i]![0] === joined[i]!.at(-1);
    const rings = drawn.filter(isClosed);
    const loose = drawn.filter((line, i) => !isClosed(line, i));
    const [open, ...more] = loose;
    const missing = ways.length - lines.length;
    if (!open || more.length > 0 || missing > 1 || crosses(box, open.at(-1)!, open[0]!)) return { rings, loose };
    return { rings: [...rings, [...open, open[0]!]], loose: [] };
  }
}

/** Joins lines at equal ends. */
function joinLines(lines: readonly number[][]): number[][] {
  const rest = [...lines];
  const joined: number[][] = [];
  for (let line = rest.pop(); line; line = rest.pop()) {
    let chain = [...line];
    for (let turned = 0; turned < 2 && chain[0] !== chain.at(-1); turned += 1) {
      extend(chain, rest);
      if (chain[0] !== chain.at(-1)) chain = chain.reverse();
    }
    joined.push(chain);
  }
  return joined;
}

function extend(chain: number[], rest: number[][]): void {
  while (chain[0] !== chain.at(-1)) {
    const end = chain.at(-1);
    const next = rest.findIndex((other) => other[0] === end || other.at(-1) === end);
    if (next < 0) return;
    const [other = []] = rest.splice(next, 1);
    chain.push(...(other[0] === end ? other : other.toReversed()).slice(1));
  }
}

/** Extracts contain every way that touches their box, so a missing way lies outside of it. */
function crosses(box: Box, [x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position): boolean {
  const steps = 200;
  return Array.from({ length: steps + 1 }, (_, i) => i / steps).some((t) =>
    isInside(box, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t),
  );
}

function extentOf(ring: readonly Position[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon = 0, lat = 0] of ring) {
    west = Math.min(west, lon);
    south = Math.min(south, lat);
    east = Math.max(east, lon);
    north = Math.max(north, lat);
  }
  return [west, south, east, north];
}
