import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const inflated = promisify(inflate);
const require = createRequire(import.meta.url);

export interface FontFile {
  file: string;
  family: string;
}

/** Unpacks the packaged fonts below `folder`, so that no installed fonts are needed. */
export async function fontFiles(folder: string): Promise<{ title: FontFile; label: FontFile }> {
  const [title, label] = await Promise.all([
    unpacked(folder, '@fontsource/fraunces/files/fraunces-latin-600-normal.woff', 'fraunces-600.ttf'),
    unpacked(folder, '@fontsource/inter/files/inter-latin-600-normal.woff', 'inter-600.ttf'),
  ]);
  return { title: { file: title, family: 'Fraunces SemiBold' }, label: { file: label, family: 'Inter SemiBold' } };
}

async function unpacked(folder: string, packaged: string, name: string): Promise<string> {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  const partial = `${file}.${randomUUID()}`; // Two processes may unpack at the same time.
  await writeFile(partial, await trueTypeFromWoff(await readFile(require.resolve(packaged))));
  await rename(partial, file);
  return file;
}

/** Reads WOFF 1.0 (W3C recommendation of 2012). */
export async function trueTypeFromWoff(woff: Buffer): Promise<Buffer> {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font.');
  const count = woff.readUInt16BE(12);
  const tables = await Promise.all(Array.from({ length: count }, (_, i) => readTable(woff, 44 + i * 20)));
  const log = Math.floor(Math.log2(count));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(16 * 2 ** log, 6);
  directory.writeUInt16BE(log, 8);
  directory.writeUInt16BE(16 * count - 16 * 2 ** log, 10);
  const parts: Buffer[] = [directory];
  let offset = directory.length;
  tables.forEach(({ tag, checksum, data }, i) => {
    const entry = 12 + 16 * i;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(parts);
}

async function readTable(woff: Buffer, entry: number): Promise<{ tag: string; checksum: number; data: Buffer }> {
  const start = woff.readUInt32BE(entry + 4);
  const packedLength = woff.readUInt32BE(entry + 8);
  const length = woff.readUInt32BE(entry + 12);
  const packed = woff.subarray(start, start + packedLength);
  return {
    tag: woff.toString('latin1', entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packedLength < length ? await inflated(packed) : packed,
  };
}
