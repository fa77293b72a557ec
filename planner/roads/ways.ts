import type { LegBasis, LegMode } from '#planner/model.ts';

/** An origin or destination. Degrees, WGS 84. */
export interface WayPoint {
  lon: number;
  lat: number;
  /** Keys of the source records of a place, by which official legs refer to it ("mincetur:917"). */
  keys?: readonly string[];
}

/** Duration and distance of a way. Minutes are whole and at least 1. */
export interface Way {
  minutes: number;
  metres: number;
  mode: LegMode;
  basis: LegBasis;
}

export interface Route extends Way {
  /** lon, lat. An estimate has just its two ends. */
  line: [number, number][];
}

/** Travel times of a region: one-to-many in both directions, and the course of one way. */
export interface Ways {
  from(origin: WayPoint, targets: readonly WayPoint[]): (Way | null)[];
  to(target: WayPoint, origins: readonly WayPoint[]): (Way | null)[];
  route(origin: WayPoint, target: WayPoint): Route | null;
}

/** The region's calibration. regions/region-schema.ts explains each member. */
export interface TravelRules {
  town_traffic: number;
  walk_metres_per_minute: number;
  walk_up_to_metres: number;
  straight_line: { factor: number; kmh: number };
}

/** Great-circle distance in metres. */
export function metresBetween(a: { lon: number; lat: number }, b: { lon: number; lat: number }): number {
  const rad = Math.PI / 180;
  const dLat = (b.lat - a.lat) * rad;
  const dLon = (b.lon - a.lon) * rad;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * 6_371_008.8 * Math.asin(Math.sqrt(h));
}

export function wholeMinutes(minutes: number): number {
  return Math.max(1, Math.ceil(minutes - 1e-9));
}

/** Walking along streets is about a third longer than the straight line. */
export const FOOT_DETOUR = 1.3;

/** The last resort: the straight line with the region's detour factor and speed, or a walk when it is short. */
export function estimate(a: WayPoint, b: WayPoint, rules: TravelRules): Way {
  const straight = metresBetween(a, b);
  const walk = straight * FOOT_DETOUR;
  if (walk <= rules.walk_up_to_metres) {
    return {
      minutes: wholeMinutes(walk / rules.walk_metres_per_minute),
      metres: Math.round(walk),
      mode: 'walk',
      basis: 'estimate',
    };
  }
  const metres = straight * rules.straight_line.factor;
  return {
    minutes: wholeMinutes(metres / ((rules.straight_line.kmh * 1000) / 60)),
    metres: Math.round(metres),
    mode: 'drive',
    basis: 'estimate',
  };
}
