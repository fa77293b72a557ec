import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';
import { hasLookFile } from '#regions/read-look-file.ts';
import { lookOfFile } from './look-of-file.ts';

export async function readArt(folder: string): Promise<RegionArt> {
  if (hasLookFile(folder)) return (await lookOfFile(folder, basename(folder))).art;
  const { art } = (await import(pathToFileURL(join(folder, 'art.ts')).href)) as { art: RegionArt };
  return art;
}
