import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeatureCollection } from 'geojson';
import { Districts } from '#features/places/api/import/districts.ts';
import { searchEach } from '#features/places/api/legs/search-roads.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { Region } from '#regions/read-region.ts';

type Position = PlaceFacts['position'];

const opened = new Map<string, Promise<Districts>>();

/** Returns null outside all districts, and in a region without district boundaries. */
export async function districtAt(region: Region, { lon, lat }: Position): Promise<string | null> {
  return (await districtsIn(region)).at(lon, lat);
}

/** The spelling of a district's name in this region. An unknown name stays as it is. */
export async function districtSpelling(region: Region): Promise<(name: string) => string> {
  const districts = await districtsIn(region);
  return (name) => districts.spelt(name);
}

function districtsIn({ folder }: Region): Promise<Districts> {
  let districts = opened.get(folder);
  if (!districts) {
    districts = openDistricts(folder);
    districts.catch(() => opened.delete(folder));
    opened.set(folder, districts);
  }
  return districts;
}

async function openDistricts(folder: string): Promise<Districts> {
  const text = await readFile(join(folder, 'basemap/districts.geojson'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  const spelling = await readFile(join(folder, 'places/curation.json'), 'utf8').catch(() => '{}');
  const { districts } = JSON.parse(spelling) as { districts?: Record<string, string> };
  return new Districts(text === null ? null : (JSON.parse(text) as FeatureCollection), districts);
}

/**
 * The way from the region's central point, as an import computes it.
 * @throws {PoolBusy} if too many requests are waiting
 */
export async function fromCentre(region: Region, position: Position): Promise<PlaceCard['fromCentre']> {
  const [ways] = await searchEach(region, [{ origin: region.settings.centre, targets: [position] }]);
  const way = ways?.[0];
  return way ? { minutes: way.minutes, metres: way.metres, mode: way.mode, basis: way.basis } : null;
}
