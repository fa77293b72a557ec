import { strFromU8, unzipSync } from 'fflate';
import { UnreadableImport } from './file-grid.ts';

/** Bytes of all files of an archive together, before they are unpacked. */
const MOST_UNPACKED = 150_000_000;
const MOST_ENTRIES = 2000;

const BROKEN = 'El archivo está roto o incompleto. Guárdalo de nuevo y súbelo otra vez.';

export interface ZipEntry {
  name: string;
  /** Bytes after unpacking, as the list of the archive states them. */
  size: number;
}

/**
 * Reads only the list of the archive, so that a small file cannot fill the memory.
 * @throws {UnreadableImport} also if a name leads out of the archive's folder
 */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries.push({ name, size: originalSize });
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableImport(BROKEN);
  }
  if (unpacked > MOST_UNPACKED || entries.length > MOST_ENTRIES)
    throw new UnreadableImport('El archivo es demasiado grande por dentro. Divídelo en varios.');
  if (entries.some(({ name }) => LEADS_OUT.test(name)))
    throw new UnreadableImport('El archivo comprimido tiene nombres que salen de su carpeta. No lo abrimos.');
  return entries;
}

/** Absolute paths, drives, and steps to the folder above. */
const LEADS_OUT = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)|\0/i;

/**
 * Call `listZip` before. Not more bytes are unpacked than the list states.
 * @throws {UnreadableImport}
 */
export function readZipFile(bytes: Uint8Array, name: string): Uint8Array {
  let found: Uint8Array | undefined;
  try {
    found = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
  } catch {
    throw new UnreadableImport(BROKEN);
  }
  if (!found) throw new UnreadableImport(BROKEN);
  return found;
}

/** @throws {UnreadableImport} */
export const readZipText = (bytes: Uint8Array, name: string): string => strFromU8(readZipFile(bytes, name));
