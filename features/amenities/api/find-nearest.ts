import type { Amenity, AmenityKind, NearAmenity } from '#features/amenities/contract/amenity.ts';
import { searchEach } from '#features/places/api/public.ts';
import type { Region } from '#regions/read-region.ts';
import { candidatesNear, type Point } from './nearest.rules.ts';

const MOST_KEPT = 2000;
const keptOf = new WeakMap<readonly Amenity[], Map<string, NearAmenity[]>>();

/**
 * Finds the nearest useful place of each kind along the streets, for each point.
 * @param items must be the same array in each call, because the cache belongs to the array.
 */
export async function findNearest(
  region: Region,
  items: readonly Amenity[],
  points: readonly Point[],
  kinds: readonly AmenityKind[],
): Promise<NearAmenity[][]> {
  if (items.length === 0) return points.map(() => []);
  const kept = keptOf.get(items) ?? new Map<string, NearAmenity[]>();
  keptOf.set(items, kept);
  const keyOf = ({ lon, lat }: Point) => `${lon.toFixed(4)},${lat.toFixed(4)} ${kinds}`;
  const missing = [...new Map(points.map((point) => [keyOf(point), point]))].filter(([key]) => !kept.has(key));
  const searches = missing.map(([, point]) => ({ origin: point, targets: candidatesNear(items, point, kinds) }));
  const found = await searchEach(region, searches);
  const fresh = new Map(missing.map(([key], i) => [key, nearestOf(searches[i]!.targets, found[i]!, kinds)] as const));
  const nearest = points.map((point) => fresh.get(keyOf(point)) ?? kept.get(keyOf(point))!);
  for (const [key, list] of fresh) kept.set(key, list);
  for (const key of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(key);
  }
  return nearest;
}

function nearestOf(
  targets: readonly Amenity[],
  ways: readonly (NearAmenity['way'] | null)[],
  kinds: readonly AmenityKind[],
): NearAmenity[] {
  const reached = targets.flatMap((target, i) => (ways[i] ? [{ ...bare(target), way: ways[i] }] : []));
  return kinds.flatMap(
    (kind) => reached.filter((item) => item.kind === kind).sort((a, b) => a.way.metres - b.way.metres)[0] ?? [],
  );
}

function bare({ id, kind, name, lon, lat, address, phone, hours, alwaysOpen, emergency }: Amenity): Amenity {
  return { id, kind, name, lon, lat, address, phone, hours, alwaysOpen, emergency };
}
