import type { FeatureCollection, Position } from 'geojson';
import { nameKey } from './names.rules.ts';

interface District {
  name: string;
  box: [number, number, number, number];
  polygons: Position[][][];
}

/** Districts by their boundaries: which one a point lies in, and how each is spelt. */
export class Districts {
  private readonly districts: District[];
  private readonly spelling: Map<string, string>;

  constructor(boundaries: FeatureCollection | null) {
    this.districts = (boundaries?.features ?? []).flatMap(({ geometry, properties }) => {
      const name: unknown = properties?.name;
      const polygons =
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [];
      return typeof name === 'string' && polygons.length > 0 ? [{ name, polygons, box: boxOf(polygons) }] : [];
    });
    this.spelling = new Map(this.districts.map(({ name }) => [nameKey(name), name]));
  }

  at(lon: number, lat: number): string | null {
    const found = this.districts.find(
      ({ box, polygons }) =>
        lon >= box[0] &&
        lon <= box[2] &&
        lat >= box[1] &&
        lat <= box[3] &&
        polygons.some((rings) => inside(rings, lon, lat)),
    );
    return found?.name ?? null;
  }

  /** "HUANCHACO" → "Huanchaco", with the accents of the boundaries' file when it has the district. */
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

/** Even-odd rule over all rings, so that holes are outside. */
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
