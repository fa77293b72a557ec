import { amenityKindOf } from '#features/amenities/api/read-amenities.rules.ts';
import { kindOfTags } from '#features/places/api/import/kinds.rules.ts';
import { type Box, isInside } from './box.ts';
import type { HouseNumber, TaggedPoint } from './extract.ts';
import type { OsmNode, OsmRelation, OsmWay, Tags } from './read-elements.ts';

const TOWNS = new Set(['city', 'town', 'village', 'suburb']);

/** A parish church is no sight, unless mappers say that it is one. */
const SIGHT_TAGS = ['historic', 'heritage', 'tourism', 'wikidata', 'wikipedia', 'architect', 'start_date'];
const SIGHT_NAME = /^(catedral|bas[ií]lica|santuario|convento|monasterio)\b/i;

/** Returns `true` for a named place that travellers visit. */
export function isPlace(tags: Tags): boolean {
  const name = (tags.name ?? tags['name:es'])?.trim();
  if (!name || kindOfTags(tags, name) === null) return false;
  return tags.amenity !== 'place_of_worship' || SIGHT_NAME.test(name) || SIGHT_TAGS.some((tag) => tag in tags);
}

export const isUseful = (tags: Tags): boolean =>
  amenityKindOf(tags) !== null && tags.access !== 'private' && tags.access !== 'no';

type Extent = [west: number, south: number, east: number, north: number];

/** Collects points from nodes, and the middles of areas from ways and multipolygons. */
export class PointCollector {
  readonly points: TaggedPoint[] = [];
  readonly towns: TaggedPoint[] = [];
  readonly numbers: HouseNumber[] = [];
  private readonly areas: { id: string; tags: Tags; ways: number[] }[] = [];
  private readonly extents = new Map<number, Extent | null>();
  private readonly box: Box;

  constructor(box: Box) {
    this.box = box;
  }

  /** Call this function only for nodes in the box. */
  node({ id, lon, lat, tags }: OsmNode): void {
    if (!tags) return;
    this.take(`node/${id}`, lon, lat, tags);
    if (tags.name && TOWNS.has(tags.place ?? '')) this.towns.push({ id: `node/${id}`, lon, lat, tags });
  }

  relation({ id, tags, members }: OsmRelation): void {
    if (tags?.type !== 'multipolygon' || !(isPlace(tags) || isUseful(tags))) return;
    const ways = members.filter(({ type, role }) => type === 'way' && role !== 'inner').map(({ ref }) => ref);
    this.areas.push({ id: `relation/${id}`, tags, ways });
    for (const way of ways) this.extents.set(way, null);
  }

  isWanted({ id, tags }: OsmWay): boolean {
    return (
      this.extents.has(id) || (tags !== undefined && (isPlace(tags) || isUseful(tags) || 'addr:housenumber' in tags))
    );
  }

  way({ id, tags }: OsmWay, positions: readonly (readonly [lon: number, lat: number])[]): void {
    const extent = extentOf(positions);
    if (this.extents.has(id)) this.extents.set(id, extent);
    if (tags) this.take(`way/${id}`, ...middle(extent), tags);
  }

  /** Adds the areas of relations. Call this function after the last way. */
  finish(): void {
    for (const { id, tags, ways } of this.areas) {
      const known = ways.map((way) => this.extents.get(way)).filter((extent) => extent != null);
      if (known.length > 0) this.take(id, ...middle(known.reduce(join)), tags);
    }
  }

  private take(id: string, lon: number, lat: number, tags: Tags): void {
    if (!isInside(this.box, lon, lat)) return;
    if (isPlace(tags) || isUseful(tags)) this.points.push({ id, lon, lat, tags });
    const number = Number.parseInt(tags['addr:housenumber'] ?? '', 10);
    if (number > 0) this.numbers.push({ number, lon, lat });
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
