import { EMERGENCY_KINDS, type NearAmenity } from '#features/amenities/contract/amenity.ts';

export interface EmergencyPoint {
  name: string;
  lon: number;
  lat: number;
}

/** A useful place, with the points of the day to which it is the nearest of its kind. `way` is the longest way. */
export interface EmergencyPlace {
  amenity: NearAmenity;
  way: NearAmenity['way'];
  near: string[];
}

export const MOST_POINTS = 60;

/** Four decimals are about ten metres. */
export const pointKey = ({ lon, lat }: Pick<EmergencyPoint, 'lon' | 'lat'>) => `${lon.toFixed(4)},${lat.toFixed(4)}`;

/** Distinct points of all days, for one request. */
export function pointsOf(days: readonly (readonly EmergencyPoint[])[]): string[] {
  return [...new Set(days.flat().map(pointKey))].slice(0, MOST_POINTS);
}

/**
 * The useful places of a day, in the order of the kinds. A place that serves several points is named once.
 * @param nearest the nearest places of each point, keyed by `pointKey`.
 */
export function emergencyPlaces(
  points: readonly EmergencyPoint[],
  nearest: ReadonlyMap<string, readonly NearAmenity[]>,
): EmergencyPlace[] {
  const places = new Map<string, EmergencyPlace>();
  for (const point of points) {
    for (const amenity of nearest.get(pointKey(point)) ?? []) {
      const known = places.get(amenity.id);
      if (!known) places.set(amenity.id, { amenity, way: amenity.way, near: [point.name] });
      else {
        if (!known.near.includes(point.name)) known.near.push(point.name);
        if (amenity.way.minutes > known.way.minutes) known.way = amenity.way;
      }
    }
  }
  return EMERGENCY_KINDS.flatMap((kind) => [...places.values()].filter(({ amenity }) => amenity.kind === kind));
}
