/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export const isInside = ([west, south, east, north]: Box, lon: number, lat: number): boolean =>
  lon >= west && lon <= east && lat >= south && lat <= north;

export const overlap = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/** Returns the common part of two boxes that overlap. */
export const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];

/** @throws {RangeError} with the fault, in words for the person who typed the text */
export function readBox(text: string): Box {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (numbers.length !== 4 || !numbers.every(Number.isFinite))
    throw new RangeError(`a box is four numbers "west,south,east,north", not "${text}"`);
  const [west, south, east, north] = numbers as [number, number, number, number];
  if (Math.abs(west) > 180 || Math.abs(east) > 180 || Math.abs(south) > 90 || Math.abs(north) > 90)
    throw new RangeError(
      `the box "${text}" has impossible degrees; the order is longitude, latitude, longitude, latitude`,
    );
  if (west >= east || south >= north)
    throw new RangeError(`the box "${text}" is not in the order west,south,east,north`);
  return [west, south, east, north];
}
