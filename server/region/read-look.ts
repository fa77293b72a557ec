import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RegionArt } from '#posters/art.ts';
import { lendImports } from '#regions/lend-imports.ts';
import type { Look } from '#web/face.ts';

export interface RegionLook {
  look: Look;
  art: RegionArt;
}

/** Worker threads also call this function. */
export async function readLook(folder: string): Promise<RegionLook> {
  lendImports(folder);
  const [{ face: look }, { art }] = await Promise.all([
    importFrom<{ face: Look }>(folder, 'face.ts'),
    importFrom<{ art: RegionArt }>(folder, 'art.ts'),
  ]);
  return { look, art };
}

const importFrom = <T>(folder: string, file: string): Promise<T> => import(pathToFileURL(join(folder, file)).href);
