export interface HandOverPoint {
  name: string;
  lon: number;
  lat: number;
}

export type TravelMode = 'driving' | 'walking';

/**
 * Directions start at the device, or at `origin`. Format of the URL:
 * https://developers.google.com/maps/documentation/urls/get-started#directions-action
 * @param points in the order of the visits; the last point is the destination
 * @param mode null leaves the choice to Google Maps
 */
export function googleMapsRoute(
  points: readonly HandOverPoint[],
  { origin = null, mode }: { origin?: HandOverPoint | null; mode: TravelMode | null },
): string {
  const destination = points.at(-1);
  if (destination === undefined) throw new RangeError('A route needs a destination.');
  const waypoints = points.slice(0, -1).map(coordinates).join('|');
  const query = new URLSearchParams({
    api: '1',
    ...(origin && { origin: coordinates(origin) }),
    destination: coordinates(destination),
    ...(waypoints && { waypoints }),
    ...(mode && { travelmode: mode }),
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Waze accepts only one destination. https://developers.google.com/waze/deeplinks */
export function wazeRoute(point: HandOverPoint): string {
  return `https://waze.com/ul?${new URLSearchParams({ ll: coordinates(point), navigate: 'yes' })}`;
}

/**
 * Returns a geo URI (RFC 5870). Android also reads the name of the place:
 * https://developer.android.com/guide/components/intents-common#Maps
 */
export function geoUri(point: HandOverPoint): string {
  const at = coordinates(point);
  return `geo:${at}?q=${at}(${encodeURIComponent(point.name.replaceAll(/[()]/g, ' ').trim())})`;
}

/** Largest number of waypoints that Google Maps accepts, in a browser of a phone and in other browsers. */
export const MOST_WAYPOINTS = { phone: 3, computer: 9 } as const;

export interface RoutePart {
  /** Last point of the previous part. Null for the first part, which begins at the device. */
  origin: HandOverPoint | null;
  points: HandOverPoint[];
}

/** Consecutive points at one position become one point. */
export function routeParts(points: readonly HandOverPoint[], mostWaypoints: number): RoutePart[] {
  const apart = points.filter((point, index) => {
    const before = points[index - 1];
    return before === undefined || coordinates(before) !== coordinates(point);
  });
  const size = mostWaypoints + 1;
  return Array.from({ length: Math.ceil(apart.length / size) }, (_, part) => ({
    origin: part === 0 ? null : apart[part * size - 1]!,
    points: apart.slice(part * size, (part + 1) * size),
  }));
}

/** Latitude and longitude with six decimals, which are about ten centimetres. */
const coordinates = ({ lat, lon }: HandOverPoint): string => `${round(lat)},${round(lon)}`;
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
