import type { LegBasis, LegMode } from '#planner/model.ts';

/** Degrees (WGS 84). */
export interface WayPoint {
  lon: number;
  lat: number;
  /** Keys of the place in its data sources, such as "mincetur:917". Official legs use these keys. */
  keys?: readonly string[];
}

/** `minutes` is a whole number of at least 1. */
export interface Way {
  minutes: number;
  metres: number;
  mode: LegMode;
  basis: LegBasis;
}

export interface Route extends Way {
  /** Points as [lon, lat]. The line of an estimate has only its two ends. */
  line: [number, number][];
}

/** `from` and `to` compute many ways at once. `route` adds the line on the map. */
export interface Ways {
  from(origin: WayPoint, targets: readonly WayPoint[]): (Way | null)[];
  to(target: WayPoint, origins: readonly WayPoint[]): (Way | null)[];
  route(origin: WayPoint, target: WayPoint): Route | null;
}

/** regions/region-schema.ts explains each member. */
export interface TravelRules {
  town_traffic: number;
  walk_metres_per_minute: number;
  walk_up_to_metres: number;
  straight_line: { factor: number; kmh: number };
}

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

/** Walking distance along streets, divided by the straight line. */
export const FOOT_DETOUR = 1.3;

/** A short distance is walked. A longer distance is driven with the region's detour factor and speed. */
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
