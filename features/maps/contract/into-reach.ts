type Point = readonly [lon: number, lat: number];
type Reach = readonly [west: number, south: number, east: number, north: number];

/**
 * Returns the point of `reach` that is nearest to the given point, in degrees. The server refuses points outside of
 * `reach`.
 */
export function intoReach([lon, lat]: Point, [west, south, east, north]: Reach): Point {
  return [Math.min(east, Math.max(west, lon)), Math.min(north, Math.max(south, lat))];
}

export function isWithinReach([lon, lat]: Point, [west, south, east, north]: Reach): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
