import { strFromU8, unzipSync } from 'fflate';
import { UnreadableImport } from './file-grid.ts';

/** Bytes of all files of an archive together, before they are unpacked. */
const MOST_UNPACKED = 150_000_000;
const MOST_ENTRIES = 2000;

/**
 * Reads only the list of the archive, so that a small file cannot fill the memory.
 * @returns the names of the files
 * @throws {UnreadableImport}
 */
export function listZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableImport('El archivo está roto o incompleto. Guárdalo de nuevo y súbelo otra vez.');
  }
  if (unpacked > MOST_UNPACKED || names.length > MOST_ENTRIES)
    throw new UnreadableImport('El archivo es demasiado grande por dentro. Divídelo en varios.');
  return names;
}

/** @throws {UnreadableImport} */
export function readZipText(bytes: Uint8Array, name: string): string {
  const found = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
  if (!found) throw new UnreadableImport('El archivo está roto o incompleto. Guárdalo de nuevo y súbelo otra vez.');
  return strFromU8(found);
}
