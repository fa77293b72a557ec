import type { LonLat } from '#features/maps/web/public.ts';
import type { ClosureArea } from '../../../contract/closure.ts';

const METRES_PER_DEGREE = 111_195;
const CORNERS = 72;

export function outlineOf(area: ClosureArea): LonLat[] {
  if (area.shape === 'polygon') return [...area.ring, area.ring[0]!];
  return Array.from({ length: CORNERS + 1 }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return moved(area, Math.cos(angle) * area.metres, Math.sin(angle) * area.metres);
  });
}

export function moved({ lon, lat }: { lon: number; lat: number }, east: number, north: number): [number, number] {
  return [lon + east / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)), lat + north / METRES_PER_DEGREE];
}

/** Metres. The formula is precise enough within a town. */
export function metresTo(a: LonLat, b: LonLat): number {
  const east = (b[0] - a[0]) * METRES_PER_DEGREE * Math.cos((a[1] * Math.PI) / 180);
  return Math.hypot(east, (b[1] - a[1]) * METRES_PER_DEGREE);
}

const mercator = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));

/** @param x share (0 to 1) of the map's width. @param y share of its height. North is up. */
export function groundAt(
  [west, south, east, north]: readonly [number, number, number, number],
  x: number,
  y: number,
): LonLat {
  const high = mercator(north) + (mercator(south) - mercator(north)) * y;
  return [west + (east - west) * x, (Math.atan(Math.exp(high)) * 360) / Math.PI - 90];
}
