import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Region } from '#regions/read-region.ts';
import { readStreets, type Street } from './read-streets.rules.ts';

const opened = new Map<string, Promise<readonly Street[]>>();

/**
 * Reads the region's file once per process. A region without the file has no streets.
 * @throws Error with the file's name if the file cannot be read
 */
export function regionStreets({ folder, settings }: Region): Promise<readonly Street[]> {
  const file = settings.streets?.file;
  if (!file) return Promise.resolve([]);
  let streets = opened.get(folder);
  if (!streets) {
    streets = readFile(join(folder, file), 'utf8')
      .then(readStreets)
      .catch((error: Error) => {
        throw new Error(`${file}: ${error.message}`);
      });
    streets.catch(() => opened.delete(folder));
    opened.set(folder, streets);
  }
  return streets;
}
