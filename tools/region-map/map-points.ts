import { amenityKindOf } from '#features/amenities/api/read-amenities.rules.ts';
import { isTravellersPlace } from '#features/places/api/import/travellers-place.rules.ts';
import type { Box } from '#server/osm/box.ts';
import { PointCollector, type TaggedPoint } from '#server/osm/collect-points.ts';
import type { OsmNode, OsmRelation, OsmWay, Tags } from '#server/osm/read-elements.ts';
import type { HouseNumber } from './extract.ts';

const TOWNS = new Set(['city', 'town', 'village', 'suburb']);

export const isUseful = (tags: Tags): boolean =>
  amenityKindOf(tags) !== null && tags.access !== 'private' && tags.access !== 'no';

const isShown = (tags: Tags): boolean => isTravellersPlace(tags) || isUseful(tags);

/** Collects places, useful places, towns and house numbers. */
export class MapPoints {
  points: TaggedPoint[] = [];
  readonly towns: TaggedPoint[] = [];
  numbers: HouseNumber[] = [];
  private readonly found: PointCollector;

  constructor(box: Box) {
    this.found = new PointCollector(box, {
      point: (tags) => isShown(tags) || 'addr:housenumber' in tags,
      area: isShown,
    });
  }

  /** Call this function only for nodes in the box. */
  node(node: OsmNode): void {
    this.found.node(node);
    const { id, lon, lat, tags } = node;
    if (tags?.name && TOWNS.has(tags.place ?? '')) this.towns.push({ id: `node/${id}`, lon, lat, tags });
  }

  relation(relation: OsmRelation): void {
    this.found.relation(relation);
  }

  isWanted(way: OsmWay): boolean {
    return this.found.isWanted(way);
  }

  way(way: OsmWay, positions: readonly (readonly [lon: number, lat: number])[]): void {
    this.found.way(way, positions);
  }

  /** Call this function after the last way. */
  finish(): void {
    this.found.finish();
    this.points = this.found.points.filter(({ tags }) => isShown(tags));
    this.numbers = this.found.points.flatMap(({ lon, lat, tags }) => {
      const number = Number.parseInt(tags['addr:housenumber'] ?? '', 10);
      return number > 0 ? [{ number, lon, lat }] : [];
    });
  }
}
