import { EMERGENCY_KINDS, type NearAmenity } from '#features/amenities/contract/amenity.ts';
import { metresBetween } from '#planner/roads/ways.ts';

export interface EmergencyPoint {
  name: string;
  lon: number;
  lat: number;
}

export interface EmergencyZone {
  /** The most central point of the zone. Distances are measured from this point. */
  centre: EmergencyPoint;
  names: string[];
}

export interface EmergencyPlaces extends EmergencyZone {
  places: readonly NearAmenity[];
}

export const MOST_POINTS = 60;
/** Largest distance in metres, in a straight line from the first point of a zone. */
const ZONE = 2500;

/** Rounds to four decimals, which are about ten metres. */
export const pointKey = ({ lon, lat }: Pick<EmergencyPoint, 'lon' | 'lat'>) => `${lon.toFixed(4)},${lat.toFixed(4)}`;

export function zonesOf(points: readonly EmergencyPoint[]): EmergencyZone[] {
  const groups: EmergencyPoint[][] = [];
  for (const point of points) {
    const group = groups.find(([first]) => first && metresBetween(first, point) <= ZONE);
    if (group) group.push(point);
    else groups.push([point]);
  }
  return groups.map((group) => {
    const total = (point: EmergencyPoint) => group.reduce((sum, other) => sum + metresBetween(point, other), 0);
    const centre = group.toSorted((a, b) => total(a) - total(b))[0]!;
    return { centre, names: [...new Set([centre.name, ...group.map(({ name }) => name)])] };
  });
}

export function pointsOf(days: readonly (readonly EmergencyZone[])[]): string[] {
  return [...new Set(days.flat().map(({ centre }) => pointKey(centre)))].slice(0, MOST_POINTS);
}

/**
 * Leaves out zones without known places.
 * @param nearest nearest places of each point, keyed by `pointKey`
 */
export function emergencyPlaces(
  zones: readonly EmergencyZone[],
  nearest: ReadonlyMap<string, readonly NearAmenity[]>,
): EmergencyPlaces[] {
  return zones.flatMap((zone) => {
    const near = nearest.get(pointKey(zone.centre)) ?? [];
    const places = EMERGENCY_KINDS.flatMap((kind) => near.find((place) => place.kind === kind) ?? []);
    return places.length > 0 ? [{ ...zone, places }] : [];
  });
}
