import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Extract as Entries, extract } from 'tar-stream';
import { MANIFEST, type Manifest } from './archive.ts';

/** @throws if the file is not a backup, is truncated, or has a wrong checksum. */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await stat(file);
  const { manifest, names } = await readVerified(file, folder);
  await flush(names.map((name) => join(folder, name)));
  return manifest;
}

async function readVerified(file: string, folder: string): Promise<{ manifest: Manifest; names: string[] }> {
  // After some errors of the decompressor, the tar reader would wait forever.
  const broken = new AbortController();
  const reader = extract();
  const fed = pipeline(createReadStream(file), createZstdDecompress(), reader).catch((error) => {
    broken.abort(error);
    throw error;
  });
  try {
    const [{ manifest, found }] = await Promise.all([readEntries(reader, folder, broken.signal), fed]);
    if (manifest?.format !== 1) throw new Error('it has no list of its contents');
    const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)]);
    for (const name of names) {
      if (found[name] !== manifest.files[name]) throw new Error(`the checksum of ${name} is wrong`);
    }
    return { manifest, names: Object.keys(found) };
  } catch (error) {
    reader.destroy();
    throw new Error(`${file} is not a whole backup: ${(error as Error).message}.`, { cause: error });
  }
}

/** Writes the files to the disk. After the last file is unpacked, this is much faster than file by file. */
async function flush(paths: string[]): Promise<void> {
  const left = paths.values();
  const flushNext = async () => {
    for (const path of left) {
      const file = await open(path, 'r+');
      await file.sync().finally(() => file.close());
    }
  };
  await Promise.all(Array.from({ length: 8 }, flushNext));
}

async function readEntries(reader: Entries, folder: string, signal: AbortSignal) {
  const found: Record<string, string> = {};
  let manifest: Manifest | undefined;
  for await (const entry of reader) {
    const { name, type } = entry.header;
    if (name.startsWith('/') || name.split('/').includes('..')) throw new Error(`it names ${name}`);
    if (name === MANIFEST) {
      manifest = JSON.parse(await text(entry));
      continue;
    }
    const path = join(folder, name);
    await mkdir(type === 'directory' ? path : dirname(path), { recursive: true, mode: 0o700 });
    if (type === 'directory') {
      entry.resume();
      continue;
    }
    const hash = createHash('sha256');
    const hashing = new Transform({
      transform(chunk, _encoding, next) {
        hash.update(chunk);
        next(null, chunk);
      },
    });
    await pipeline(entry, hashing, createWriteStream(path, { mode: 0o600 }), { signal });
    found[name] = hash.digest('hex');
  }
  return { manifest, found };
}
