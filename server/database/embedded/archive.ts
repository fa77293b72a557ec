import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, type ZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';

/** The last entry of a backup. `files` has the SHA-256 of every other file. */
export interface Manifest {
  format: 1;
  /** The backup contains every transaction that was committed before this instant. */
  takenAt: string;
  /** Major version of PostgreSQL. Only a server of this version can restore the backup. */
  postgres: number;
  files: Record<string, string>;
}

export const MANIFEST = 'manifest.json';

export class Archive {
  private readonly tar: Pack = pack();
  private readonly target;
  private readonly written: Promise<void>;
  private readonly hashes: Record<string, string> = {};

  constructor(file: string) {
    this.target = createWriteStream(file, { mode: 0o600, flush: true });
    const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    this.written = Promise.all([feed(this.tar, compressed), pipeline(compressed, this.target)]).then(() => undefined);
    this.written.catch(() => undefined); // `close` reports this error, and `abandon` ignores it.
  }

  async add(name: string, content: Buffer): Promise<void> {
    this.hashes[name] = createHash('sha256').update(content).digest('hex');
    const accepted = new Promise<void>((done, fail) => {
      this.tar.entry({ name }, content, (error) => (error ? fail(error) : done()));
    });
    await this.unlessBroken(accepted);
  }

  /**
   * Adds a file that the running database may be changing.
   * @param path relative to `folder`. A final slash means a folder.
   * @param within folder in the archive.
   */
  async addFile(folder: string, path: string, within: string): Promise<void> {
    const name = `${within}/${path}`;
    if (name.endsWith('/')) {
      await new Promise<void>((done, fail) => {
        this.tar.entry({ name, type: 'directory' }, (error) => (error ? fail(error) : done()));
      });
      return;
    }
    const source = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!source) return;
    try {
      const { size } = await source.stat();
      const hash = createHash('sha256');
      const ended = Promise.withResolvers<void>();
      const entry = this.tar.entry({ name, size }, (error) => (error ? ended.reject(error) : ended.resolve()));
      await this.unlessBroken(Promise.all([pipeline(hashed(exactly(source, size), hash), entry), ended.promise]));
      this.hashes[name] = hash.digest('hex');
    } finally {
      await source.close();
    }
  }

  async close(takenAt: Date, postgres: number): Promise<void> {
    const manifest: Manifest = { format: 1, takenAt: takenAt.toISOString(), postgres, files: this.hashes };
    await this.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    this.tar.finalize();
    await this.written;
  }

  /** On a full disk, an entry of the archive never ends. */
  private async unlessBroken(accepted: Promise<unknown>): Promise<void> {
    await Promise.race([accepted, this.written]);
  }

  abandon(): void {
    this.tar.destroy();
    this.target.destroy();
  }
}

/**
 * Compresses each chunk before it passes the next one. If `end` is called while chunks wait, Node appends an empty frame
 * (https://github.com/nodejs/node/issues/66078), and its decompressor fails if a read ends within this frame.
 */
async function feed(tar: Pack, compressed: ZstdCompress): Promise<void> {
  for await (const chunk of tar) {
    await new Promise<void>((done, fail) => {
      compressed.write(chunk, (error) => (error ? fail(error) : done()));
    });
  }
  compressed.end();
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * The header of an entry contains its size. If the file became shorter, zeros fill the rest, and a restore repairs the
 * file from the write-ahead log.
 */
async function* exactly(source: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const chunk = Buffer.alloc(Math.min(1 << 18, size - position));
    await source.read(chunk, 0, chunk.length, position);
    yield chunk;
    position += chunk.length;
  }
}
