import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';

/** Reads the scenes of a region's posters from its folder. */
export async function readArt(folder: string): Promise<RegionArt> {
  const { art } = (await import(pathToFileURL(join(folder, 'art.ts')).href)) as { art: RegionArt };
  return art;
}
