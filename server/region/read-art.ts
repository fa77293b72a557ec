import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';

export async function readArt(folder: string): Promise<RegionArt> {
  const { art } = (await import(pathToFileURL(join(folder, 'art.ts')).href)) as { art: RegionArt };
  return art;
}
