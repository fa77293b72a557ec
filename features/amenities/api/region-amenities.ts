import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Amenity, AmenitySource } from '#features/amenities/contract/amenity.ts';
import type { Region } from '#regions/read-region.ts';
import { readAmenities } from './read-amenities.rules.ts';

export interface RegionAmenities {
  items: readonly Amenity[];
  /** Useful places for emergencies, without hospitals that have no emergency department. */
  urgent: readonly Amenity[];
  source: AmenitySource | null;
}

const opened = new Map<string, Promise<RegionAmenities>>();

/**
 * Reads the region's file once per process.
 * @throws an error with the file's name if the file cannot be read.
 */
export function regionAmenities(region: Region): Promise<RegionAmenities> {
  let amenities = opened.get(region.folder);
  if (!amenities) {
    amenities = open(region);
    amenities.catch(() => opened.delete(region.folder));
    opened.set(region.folder, amenities);
  }
  return amenities;
}

async function open({ folder, settings }: Region): Promise<RegionAmenities> {
  const { amenities, sources } = settings;
  const source = amenities && sources.find(({ id }) => id === amenities.source);
  if (!amenities || !source) return { items: [], urgent: [], source: null };
  const items = await readFile(join(folder, amenities.file), 'utf8')
    .then(readAmenities)
    .catch((error: Error) => {
      throw new Error(`${amenities.file}: ${error.message}`);
    });
  const { name, attribution, url, licence_name, date } = source;
  return {
    items,
    urgent: items.filter(({ emergency }) => emergency !== false),
    source: items.length > 0 ? { name, attribution, url, licence: licence_name, date } : null,
  };
}
