import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';
import { lendImports } from '#regions/lend-imports.ts';
import { hasLookFile } from '#regions/read-look-file.ts';
import type { Look } from '#web/face.ts';
import { lookOfFile } from './look-of-file.ts';

export interface RegionLook {
  look: Look;
  art: RegionArt;
}

/** Reads `look.json`, or else `face.ts` and `art.ts`. Worker threads also call this function. */
export async function readLook(folder: string): Promise<RegionLook> {
  if (hasLookFile(folder)) return lookOfFile(folder, basename(folder));
  lendImports(folder);
  const [{ face: look }, { art }] = await Promise.all([
    importFrom<{ face: Look }>(folder, 'face.ts'),
    importFrom<{ art: RegionArt }>(folder, 'art.ts'),
  ]);
  return { look, art };
}

const importFrom = <T>(folder: string, file: string): Promise<T> => import(pathToFileURL(join(folder, file)).href);
