import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { joinEmbeddedDatabase, type SupervisorOptions } from './supervisor.ts';

/** The last entry of a backup: what it is, and the SHA-256 of every file before it. */
export interface Manifest {
  format: 1;
  /** Everything committed by then is inside. */
  takenAt: string;
  /** PostgreSQL's major version: a restore needs the same one. */
  postgres: number;
  files: Record<string, string>;
}

export const MANIFEST = 'manifest.json';
export const PASSWORD = 'password';
/** Folders that a running server fills anew at its start; the backup has them empty. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const LEFT_OUT = /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*)$/;

/**
 * Copies the running database into one file (tar, zstd) without stopping it, with PostgreSQL's low-level backup: every
 * transaction committed before the last step is inside.
 * @param file must not exist yet; it appears only when it is complete.
 * @returns its size in bytes.
 * @see https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 */
export async function backUp(options: SupervisorOptions & { file: string }): Promise<number> {
  const file = resolve(options.file);
  if (await stat(file).catch(() => undefined)) throw new Error(`${file} exists already: name another file.`);
  const embedded = await joinEmbeddedDatabase(options);
  const unfinished = `${file}.unfinished`;
  const client = new pg.Client(embedded.connection);
  try {
    await client.connect();
    const archive = new Archive(unfinished);
    try {
      const takenAt = await fillArchive(archive, client, embedded.cluster.folder);
      const password = await readFile(join(resolve(options.dataDir), 'database', 'password'));
      await archive.add(PASSWORD, password);
      await archive.close(takenAt, await majorVersion(client));
    } catch (error) {
      archive.abandon();
      throw error;
    }
    await rename(unfinished, file);
    return (await stat(file)).size;
  } finally {
    // A backup that broke off ends with its connection, and so does its hold on the write-ahead log.
    await client.end().catch(() => undefined);
    await rm(unfinished, { force: true });
    await embedded.leave();
  }
}

async function fillArchive(archive: Archive, client: pg.Client, folder: string): Promise<Date> {
  // The slot keeps the server from recycling the log that the copy will need.
  const slot = `backup_${randomBytes(6).toString('hex')}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { rows: begun } = await client.query(
    `select pg_walfile_name(lsn) as segment from pg_backup_start('vereda', fast => true) as lsn`,
  );
  for (const path of await pathsOf(folder)) {
    if (path !== 'global/pg_control') await archive.addFile(folder, path);
  }
  await archive.addFile(folder, 'global/pg_control');
  const takenAt = new Date();
  const { rows: ended } = await client.query(
    'select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)',
  );
  await archive.add('cluster/backup_label', Buffer.from(ended[0].labelfile));
  for (const segment of (await readdir(join(folder, 'pg_wal'))).sort()) {
    const isSegment = /^[0-9A-F]{24}$/.test(segment);
    if (isSegment && segment >= begun[0].segment && segment <= ended[0].segment) {
      await archive.addFile(folder, `pg_wal/${segment}`);
    }
  }
  return takenAt;
}

async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  return rows[0].major;
}

/** Files and, with a final slash, folders of the cluster that belong into a backup. */
async function pathsOf(folder: string, below = ''): Promise<string[]> {
  const paths: string[] = [];
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = posix.join(below, entry.name);
    if (LEFT_OUT.test(path) || EMPTY.test(path)) continue;
    if (entry.isDirectory()) paths.push(`${path}/`, ...(await pathsOf(folder, path)));
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
}

/** A compressed tar file that knows the hash of everything in it. */
class Archive {
  private readonly tar: Pack = pack();
  private readonly target;
  private readonly written: Promise<void>;
  private readonly hashes: Record<string, string> = {};

  constructor(file: string) {
    this.target = createWriteStream(file, { mode: 0o600, flush: true });
    const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    this.written = finished(this.tar.pipe(compressed).pipe(this.target));
    this.written.catch(() => undefined); // Reported by `close`; `abandon` does not care.
  }

  async add(name: string, content: Buffer): Promise<void> {
    this.hashes[name] = createHash('sha256').update(content).digest('hex');
    const accepted = new Promise<void>((done, fail) => {
      this.tar.entry({ name }, content, (error) => (error ? fail(error) : done()));
    });
    await this.unlessBroken(accepted);
  }

  /** A file that the server may be changing: as long as it was when we began, whatever happens meanwhile. */
  async addFile(folder: string, path: string): Promise<void> {
    const name = `cluster/${path}`;
    if (path.endsWith('/')) {
      await new Promise<void>((done, fail) => {
        this.tar.entry({ name, type: 'directory' }, (error) => (error ? fail(error) : done()));
      });
      return;
    }
    const source = await open(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined; // Dropped since we listed it: the log knows.
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

  /** A full disk ends the archive and leaves the entry waiting: whoever waits for the one waits for both. */
  private async unlessBroken(accepted: Promise<unknown>): Promise<void> {
    await Promise.race([accepted, this.written]);
  }

  abandon(): void {
    this.tar.destroy();
    this.target.destroy();
  }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/** `size` bytes of the file; a file that became shorter is filled with zeros, which the log replaces. */
async function* exactly(source: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let position = 0; position < size; ) {
    const chunk = Buffer.alloc(Math.min(1 << 18, size - position));
    await source.read(chunk, 0, chunk.length, position);
    yield chunk;
    position += chunk.length;
  }
}
