import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REGIONS_FOLDER } from '#regions/read-region.ts';
import { openFolder } from './open-folder.ts';

/**
 * Copies a region folder out of the project and sets `demo: false`, as docs/region-guide.md describes.
 * @param parts names of the files to copy; all files if absent
 */
export async function ownRegion(parts?: readonly string[]) {
  const folder = await openFolder('regions');
  const source = join(REGIONS_FOLDER, 'trujillo');
  const copy = join(folder, 'lago');
  await mkdir(copy);
  for (const part of parts ?? ['.']) await cp(join(source, part), join(copy, part), { recursive: true });
  const settings = JSON.parse(await readFile(join(source, 'region.json'), 'utf8'));
  await writeFile(join(copy, 'region.json'), JSON.stringify({ ...settings, id: 'lago', demo: false }));
  const art = join(copy, 'art.ts');
  if (existsSync(art)) await writeFile(art, (await readFile(art, 'utf8')).replace("id: 'trujillo'", "id: 'lago'"));
  return { settings: { REGION: 'lago', REGIONS_DIR: folder }, remove: () => rm(folder, { recursive: true }) };
}
