import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Region } from '#regions/read-region.ts';
import { type BusLine, readBusLines } from './read-bus-lines.rules.ts';

const opened = new Map<string, Promise<readonly BusLine[]>>();

/**
 * Reads the region's file once per process. A region without the file has no bus lines.
 * @throws Error with the file's name if the file cannot be read
 */
export function regionBusLines({ folder, settings }: Region): Promise<readonly BusLine[]> {
  const file = settings.bus_lines?.file;
  if (!file) return Promise.resolve([]);
  let lines = opened.get(folder);
  if (!lines) {
    lines = readFile(join(folder, file), 'utf8')
      .then(readBusLines)
      .catch((error: Error) => {
        throw new Error(`${file}: ${error.message}`);
      });
    lines.catch(() => opened.delete(folder));
    opened.set(folder, lines);
  }
  return lines;
}
