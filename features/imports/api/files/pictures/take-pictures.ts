import { readZipFile } from '../zip.ts';

/** @throws {UnreadableImport} if the archive does not have a picture */
export function takePictures(bytes: Uint8Array, names: readonly string[]): Map<string, Uint8Array> {
  return new Map(names.map((name) => [name, readZipFile(bytes, name)]));
}
