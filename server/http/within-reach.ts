import type { Region } from '#regions/read-region.ts';

/** Degrees: west, south, east, north. */
export type Reach = Region['settings']['reach'];

const POSITION = /^\s*([-+.\deE]+)\s*,\s*([-+.\deE]+)\s*$/;

/**
 * The schema keyword `withinReach` refuses positions outside the region. The keyword has one of three values: `lon` and `lat` check
 * a number, and `text` checks a list such as "-79.03,-8.11;-79.1,-8.08".
 */
export function reachKeyword([west, south, east, north]: Reach) {
  const isLon = (degrees: number) => degrees >= west && degrees <= east;
  const isLat = (degrees: number) => degrees >= south && degrees <= north;
  const isPosition = (part: string) => {
    const [, lon, lat] = POSITION.exec(part) ?? [];
    return lon === undefined || (isLon(Number(lon)) && isLat(Number(lat)));
  };
  return {
    keyword: 'withinReach',
    errors: false,
    validate: (part: 'lon' | 'lat' | 'text', data: unknown): boolean => {
      if (typeof data === 'number') return part === 'lon' ? isLon(data) : isLat(data);
      return typeof data !== 'string' || data.split(';').every(isPosition);
    },
  };
}

/** In the published schema, minimum and maximum replace the keyword `withinReach`. */
export function withLimits<T>(schema: T, reach: Reach): T {
  if (Array.isArray(schema)) return schema.map((one) => withLimits(one, reach)) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const { withinReach, telephone, ...rest } = schema as Record<string, unknown>;
  const [west, south, east, north] = reach;
  const limits = { lon: { minimum: west, maximum: east }, lat: { minimum: south, maximum: north } };
  const members = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, withLimits(value, reach)]));
  // `telephone` is either a keyword, which is removed, or a member of an object.
  const member = typeof telephone === 'object' && { telephone: withLimits(telephone, reach) };
  return { ...members, ...member, ...limits[withinReach as keyof typeof limits] } as T;
}
