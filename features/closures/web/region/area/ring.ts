import { boxAround, type LonLat } from '#features/maps/web/public.ts';
import type { ClosureArea } from '../../../contract/closure.ts';
import { metresTo, moved } from './circle.ts';

/** Corners of a polygon. The first corner is not repeated at the end. */
export type Ring = readonly LonLat[];

export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 60;

export function ringOf(area: ClosureArea | null): Ring {
  if (area?.shape === 'polygon') return area.ring;
  return area ? cornersAround(area) : [];
}

const SIDES = 6;

function cornersAround(circle: Extract<ClosureArea, { shape: 'circle' }>): Ring {
  return Array.from({ length: SIDES }, (_, i) => {
    const angle = (2 * Math.PI * i) / SIDES;
    return moved(circle, Math.cos(angle) * circle.metres, Math.sin(angle) * circle.metres);
  });
}

export function circleAround(ring: Ring): { lon: number; lat: number; metres: number } | null {
  const box = boxAround(ring);
  if (!box) return null;
  const [lon, lat] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return { lon, lat, metres: Math.max(...ring.map((corner) => metresTo([lon, lat], corner))) };
}

export function areaOf(ring: Ring): ClosureArea | null {
  if (ring.length < FEWEST_CORNERS) return null;
  return { shape: 'polygon', ring: ring.map(([lon, lat]) => [round(lon), round(lat)]) };
}

/** Six decimals of a degree are about a tenth of a metre. */
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export function moveCorner(ring: Ring, index: number, to: LonLat): Ring {
  return ring.map((corner, i) => (i === index ? to : corner));
}

export function middleOf(ring: Ring, index: number): LonLat {
  const [a, b] = [ring[index]!, ring[(index + 1) % ring.length]!];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

export function insertAfter(ring: Ring, index: number, corner: LonLat): Ring {
  return [...ring.slice(0, index + 1), corner, ...ring.slice(index + 1)];
}

/** `true` if two sides cross. Such a polygon has no defined inside. */
export function doesCrossItself(ring: Ring): boolean {
  return ring.some((a, i) =>
    ring.some((c, j) => {
      if (j < i + 2 || (i === 0 && j === ring.length - 1)) return false;
      return doCross(a, ring[(i + 1) % ring.length]!, c, ring[(j + 1) % ring.length]!);
    }),
  );
}

function doCross(a: LonLat, b: LonLat, c: LonLat, d: LonLat): boolean {
  const side = (p: LonLat, q: LonLat, r: LonLat) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
