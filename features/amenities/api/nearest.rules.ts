import type { Amenity, AmenityKind } from '#features/amenities/contract/amenity.ts';
import { metresBetween } from '#planner/roads/ways.ts';

export interface Point {
  lon: number;
  lat: number;
}

/** Candidates of each kind. The nearest place by straight line is sometimes farther by the streets. */
const CANDIDATES = 3;

/** Candidates by straight line, in the order of `kinds`. */
export function candidatesNear(items: readonly Amenity[], point: Point, kinds: readonly AmenityKind[]): Amenity[] {
  return kinds.flatMap((kind) =>
    byDistance(
      items.filter((item) => item.kind === kind),
      point,
    ).slice(0, CANDIDATES),
  );
}

/** Nearest first, by straight line. */
export function byDistance<Item extends Point>(items: readonly Item[], point: Point): (Item & { metres: number })[] {
  return items
    .map((item) => ({ ...item, metres: Math.round(metresBetween(point, item)) }))
    .sort((a, b) => a.metres - b.metres);
}

/** Reads "-79.03,-8.11;-79.1,-8.08". The schema of the request has checked the text. */
export function readPoints(text: string): Point[] {
  return text.split(';').map((pair) => {
    const [lon, lat] = pair.split(',').map(Number);
    return { lon: lon!, lat: lat! };
  });
}
