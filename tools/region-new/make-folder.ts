import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readRegion } from '#regions/read-region.ts';

export class FolderExists extends Error {}

/**
 * Makes the folder `regions/<id>` and checks it.
 * @param texts the text of each file, by its path
 * @throws {FolderExists} if the region exists. Nothing is overwritten.
 */
export async function makeFolder(regions: string, id: string, texts: Record<string, string>): Promise<string> {
  const folder = join(regions, id);
  await mkdir(regions, { recursive: true });
  try {
    await mkdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new FolderExists(`${folder} exists. Choose another --id, or remove the folder yourself.`);
  }
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
  }
  await readRegion(id, { regions });
  return folder;
}
