import type { Amenity, AmenityKind } from '#features/amenities/contract/amenity.ts';
import { metresBetween } from '#planner/roads/ways.ts';

export interface Point {
  lon: number;
  lat: number;
}

/** The nearest place by straight line may not be the nearest along the streets, so several candidates are compared. */
const CANDIDATES = 3;

export function candidatesNear(items: readonly Amenity[], point: Point, kinds: readonly AmenityKind[]): Amenity[] {
  return kinds.flatMap((kind) =>
    byDistance(
      items.filter((item) => item.kind === kind),
      point,
    ).slice(0, CANDIDATES),
  );
}

/** Sorts by the straight line to the point. */
export function byDistance<Item extends Point>(items: readonly Item[], point: Point): (Item & { metres: number })[] {
  return items
    .map((item) => ({ ...item, metres: Math.round(metresBetween(point, item)) }))
    .sort((a, b) => a.metres - b.metres);
}

/** Reads "-79.03,-8.11;-79.1,-8.08", a text that the schema of the request has checked. */
export function readPoints(text: string): Point[] {
  return text.split(';').map((pair) => {
    const [lon, lat] = pair.split(',').map(Number);
    return { lon: lon!, lat: lat! };
  });
}
