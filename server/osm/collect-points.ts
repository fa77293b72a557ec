import { type Box, isInside } from './box.ts';
import type { OsmNode, OsmRelation, OsmWay, Tags } from './read-elements.ts';

export interface TaggedPoint {
  /** For example `node/42`. */
  id: string;
  lon: number;
  lat: number;
  tags: Tags;
}

interface Wanted {
  /** Points and ways with these tags are collected. */
  point(tags: Tags): boolean;
  /** Multipolygons with these tags are collected. */
  area(tags: Tags): boolean;
}

type Extent = [west: number, south: number, east: number, north: number];

/** Collects points from nodes, and the middles of areas from ways and multipolygons. */
export class PointCollector {
  readonly points: TaggedPoint[] = [];
  private readonly areas: { id: string; tags: Tags; ways: number[] }[] = [];
  private readonly extents = new Map<number, Extent | null>();
  private readonly box: Box;
  private readonly wanted: Wanted;

  constructor(box: Box, wanted: Wanted) {
    this.box = box;
    this.wanted = wanted;
  }

  node({ id, lon, lat, tags }: OsmNode): void {
    if (tags && this.wanted.point(tags)) this.take(`node/${id}`, lon, lat, tags);
  }

  relation({ id, tags, members }: OsmRelation): void {
    if (tags?.type !== 'multipolygon' || !this.wanted.area(tags)) return;
    const ways = members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ ref }) => ref);
    this.areas.push({ id: `relation/${id}`, tags, ways });
    for (const way of ways) this.extents.set(way, null);
  }

  isWanted({ id, tags }: OsmWay): boolean {
    return this.extents.has(id) || (tags !== undefined && this.wanted.point(tags));
  }

  way({ id, tags }: OsmWay, positions: readonly (readonly [lon: number, lat: number])[]): void {
    const extent = extentOf(positions);
    if (this.extents.has(id)) this.extents.set(id, extent);
    if (tags && this.wanted.point(tags)) this.take(`way/${id}`, ...middle(extent), tags);
  }

  /** Adds the areas of relations. Call this function after the last way. */
  finish(): void {
    for (const { id, tags, ways } of this.areas) {
      const known = ways.map((way) => this.extents.get(way)).filter((extent) => extent != null);
      if (known.length > 0) this.take(id, ...middle(known.reduce(join)), tags);
    }
  }

  private take(id: string, lon: number, lat: number, tags: Tags): void {
    if (isInside(this.box, lon, lat)) this.points.push({ id, lon, lat, tags });
  }
}

function extentOf(positions: readonly (readonly [lon: number, lat: number])[]): Extent {
  let extent: Extent = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lon, lat] of positions) extent = join(extent, [lon, lat, lon, lat]);
  return extent;
}

const join = (a: Extent, b: Extent): Extent => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

const middle = ([west, south, east, north]: Extent): [number, number] => [(west + east) / 2, (south + north) / 2];
