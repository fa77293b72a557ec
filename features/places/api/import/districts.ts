import type { FeatureCollection, Position } from 'geojson';
import { nameKey } from './names.rules.ts';

/** Degrees: 0.01 degrees are about 1.1 km. */
const NEAR = 0.01;

interface District {
  name: string;
  box: [number, number, number, number];
  polygons: Position[][][];
}

export class Districts {
  private readonly districts: District[];
  private readonly spelling: Map<string, string>;

  constructor(boundaries: FeatureCollection | null, spelling: Record<string, string> = {}) {
    this.districts = (boundaries?.features ?? []).flatMap(({ geometry, properties }) => {
      const name: unknown = properties?.name;
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return typeof name === 'string' && polygons.length > 0
        ? [{ name: spelling[name] ?? name, polygons, box: boxOf(polygons) }]
        : [];
    });
    this.spelling = new Map(this.districts.map(({ name }) => [nameKey(name), name]));
  }

  /**
   * The boundaries are coarse and cut off beaches. A point outside all districts therefore gets the nearest district
   * within `NEAR`.
   */
  at(lon: number, lat: number): string | null {
    const around = this.districts.filter(
      ({ box }) => lon >= box[0] - NEAR && lon <= box[2] + NEAR && lat >= box[1] - NEAR && lat <= box[3] + NEAR,
    );
    const within = around.find(({ polygons }) => polygons.some((rings) => inside(rings, lon, lat)));
    if (within) return within.name;
    const [nearest] = around
      .map(({ name, polygons }) => ({
        name,
        away: Math.min(...polygons.flat().map((ring) => awayFrom(ring, lon, lat))),
      }))
      .sort((a, b) => a.away - b.away);
    return nearest && nearest.away <= NEAR ? nearest.name : null;
  }

  /** "HUANCHACO" becomes "Huanchaco". A known district gets the accents of the boundary file. */
  spelt(name: string): string {
    const known = this.spelling.get(nameKey(name));
    return (
      known ??
      name
        .trim()
        .toLowerCase()
        .replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase())
    );
  }
}

function boxOf(polygons: Position[][][]): [number, number, number, number] {
  const points = polygons.flat(2);
  const lons = points.map(([lon = 0]) => lon);
  const lats = points.map(([, lat = 0]) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/** Uses the even-odd rule over all rings, so points in holes are outside. */
function inside(rings: Position[][], lon: number, lat: number): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [xi = 0, yi = 0] = ring[i]!;
      const [xj = 0, yj = 0] = ring[j]!;
      if (yi > lat !== yj > lat && lon < ((xj - xi) * (lat - yi)) / (yj - yi) + xi) odd = !odd;
    }
  }
  return odd;
}

function awayFrom(ring: Position[], lon: number, lat: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < ring.length; i += 1) {
    const [ax = 0, ay = 0] = ring[i - 1]!;
    const [bx = 0, by = 0] = ring[i]!;
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along =
      length === 0 ? 0 : Math.max(0, Math.min(1, ((lon - ax) * (bx - ax) + (lat - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(lon - ax - along * (bx - ax), lat - ay - along * (by - ay)));
  }
  return least;
}
