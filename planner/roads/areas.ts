/** Degrees (WGS 84). The ring is open: its last point is not its first point. */
export type Area =
  | { shape: 'circle'; lon: number; lat: number; metres: number }
  | { shape: 'polygon'; ring: (readonly [lon: number, lat: number])[] };

interface Point {
  lon: number;
  lat: number;
}
interface Flat {
  x: number;
  y: number;
}

const METRES_PER_DEGREE = 111_195;

export interface AreaTest {
  holds(point: Point): boolean;
  /** Returns true if the straight line touches the area. */
  meets(a: Point, b: Point): boolean;
  /** Bounding box: west, south, east, north. */
  box: [number, number, number, number];
}

/** Projects the area to a plane once. The error is a few metres within a region. */
export function areaTest(area: Area): AreaTest {
  const flat = flatten(area.shape === 'circle' ? area.lat : area.ring[0]![1]);
  const box = boxOf(area);
  if (area.shape === 'circle') {
    const centre = flat(area);
    return {
      box,
      holds: (point) => distance(flat(point), centre) <= area.metres,
      meets: (a, b) => distanceToSegment(centre, flat(a), flat(b)) <= area.metres,
    };
  }
  const ring = area.ring.map(([lon, lat]) => flat({ lon, lat }));
  return {
    box,
    holds: (point) => isInside(ring, flat(point)),
    meets: (a, b) => {
      const [from, to] = [flat(a), flat(b)];
      return (
        isInside(ring, from) ||
        isInside(ring, to) ||
        ring.some((corner, i) => doCross(from, to, corner, ring[(i + 1) % ring.length]!))
      );
    },
  };
}

function boxOf(area: Area): AreaTest['box'] {
  if (area.shape === 'circle') {
    const high = area.metres / METRES_PER_DEGREE;
    const wide = high / Math.cos((area.lat * Math.PI) / 180);
    return [area.lon - wide, area.lat - high, area.lon + wide, area.lat + high];
  }
  const lons = area.ring.map(([lon]) => lon);
  const lats = area.ring.map(([, lat]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

function flatten(lat: number): (point: Point) => Flat {
  const shrink = Math.cos((lat * Math.PI) / 180);
  return (point) => ({ x: point.lon * METRES_PER_DEGREE * shrink, y: point.lat * METRES_PER_DEGREE });
}

function distance(a: Flat, b: Flat): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function distanceToSegment(point: Flat, a: Flat, b: Flat): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / square));
  return distance(point, { x: a.x + along * dx, y: a.y + along * dy });
}

/** If the point is inside, a ray to the east crosses the ring an odd number of times. */
function isInside(ring: readonly Flat[], { x, y }: Flat): boolean {
  let inside = false;
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

function doCross(a: Flat, b: Flat, c: Flat, d: Flat): boolean {
  const side = (p: Flat, q: Flat, r: Flat) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
