import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '#features/open-data/api/tables.ts';
import type { OpenDataFileName } from '#features/open-data/contract/open-data.ts';
import type { Config } from '#server/config.ts';

type Where = Pick<Config, 'DATA_DIR' | 'REGION'>;

const UNFINISHED = '.unfinished';
/** One hour. */
const KEPT_MS = 3_600_000;

export interface DumpWriter {
  write(name: OpenDataFileName, text: string): Promise<void>;
  /** @returns the name of the folder with the finished files */
  finish(): Promise<{ folder: string; files: StoredFile[] }>;
  abandon(): Promise<void>;
}

/** The path of a file is `<DATA_DIR>/open-data/<region>/<folder>/<name>`. */
const rootOf = ({ DATA_DIR, REGION }: Where) => join(DATA_DIR, 'open-data', REGION);

export async function openDumpWriter(where: Where, names: readonly OpenDataFileName[]): Promise<DumpWriter> {
  const folder = randomUUID();
  const unfinished = join(rootOf(where), folder + UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  const opened = new Map<OpenDataFileName, { file: FileHandle; hash: ReturnType<typeof createHash>; bytes: number }>();
  for (const name of names)
    opened.set(name, { file: await open(join(unfinished, name), 'wx'), hash: createHash('sha256'), bytes: 0 });
  const close = () => Promise.all([...opened.values()].map(({ file }) => file.close()));
  return {
    async write(name, text) {
      const one = opened.get(name)!;
      const bytes = Buffer.from(text);
      one.hash.update(bytes);
      one.bytes += bytes.length;
      await one.file.appendFile(bytes);
    },
    async finish() {
      await close();
      await rename(unfinished, join(rootOf(where), folder));
      return {
        folder,
        files: [...opened].map(([name, { hash, bytes }]) => ({ name, bytes, sha256: hash.digest('hex') })),
      };
    },
    async abandon() {
      await close().catch(() => undefined);
      await rm(unfinished, { recursive: true, force: true });
    },
  };
}

/** @returns null if this machine has no such file */
export async function readDumpFile(where: Where, folder: string, name: OpenDataFileName): Promise<ReadStream | null> {
  const stream = createReadStream(join(rootOf(where), folder, name));
  return new Promise((resolve, reject) => {
    stream.once('open', () => resolve(stream));
    stream.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)));
  });
}

/** Deletes old files. A download that has begun still ends, because its file is open. */
export async function dropOldFolders(where: Where, folder: string): Promise<void> {
  const root = rootOf(where);
  for (const name of await readdir(root)) {
    if (name === folder) continue;
    const { mtimeMs } = await stat(join(root, name));
    // Another process may be writing a newer folder.
    if (Date.now() - mtimeMs > KEPT_MS) await rm(join(root, name), { recursive: true, force: true });
  }
}
