import type { LonLat } from '#features/maps/web/public.ts';

const METRES_PER_DEGREE = 111_320;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * On a plane, which is exact enough for a few kilometres.
 * @param east metres @param north metres
 */
export function moved([lon, lat]: LonLat, east: number, north: number): LonLat {
  return [lon + east / (METRES_PER_DEGREE * Math.cos(radians(lat))), lat + north / METRES_PER_DEGREE];
}
