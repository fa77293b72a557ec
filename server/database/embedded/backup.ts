import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import pg from 'pg';
import { Archive } from './archive.ts';
import { joinEmbeddedDatabase, type SupervisorOptions } from './supervisor.ts';

export const PASSWORD = 'password';
export const UPLOADS = 'uploads';
/** PostgreSQL fills these folders when it starts, so the backup contains them empty. */
const EMPTY = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const LEFT_OUT =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*|backup_label.*|tablespace_map.*|[^/]+\.unfinished)$/;

/**
 * Copies the running database and the uploads into one file (tar, zstd), with PostgreSQL's low-level backup. The file
 * contains every transaction committed before the copy of the database ended.
 * @param file path that does not exist yet. The file appears when complete.
 * @returns bytes.
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
      // The site stores a file before its row. Copying the database first ensures that every row has its file.
      await addUploads(archive, join(resolve(options.dataDir), UPLOADS));
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
    await client.end().catch(() => undefined);
    await rm(unfinished, { force: true });
    await embedded.leave();
  }
}

async function fillArchive(archive: Archive, client: pg.Client, folder: string): Promise<Date> {
  // The replication slot keeps the write-ahead log that the backup needs.
  const slot = `backup_${randomBytes(6).toString('hex')}`;
  await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
  const { rows: begun } = await client.query(
    `select pg_walfile_name(lsn) as segment from pg_backup_start('vereda', fast => true) as lsn`,
  );
  for (const path of await pathsOf(folder)) {
    if (path !== 'global/pg_control') await archive.addFile(folder, path, 'cluster');
  }
  await archive.addFile(folder, 'global/pg_control', 'cluster');
  const takenAt = new Date();
  const { rows: ended } = await client.query(
    'select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(wait_for_archive => false)',
  );
  await archive.add('cluster/backup_label', Buffer.from(ended[0].labelfile));
  for (const segment of (await readdir(join(folder, 'pg_wal'))).sort()) {
    const isSegment = /^[0-9A-F]{24}$/.test(segment);
    if (isSegment && segment >= begun[0].segment && segment <= ended[0].segment) {
      await archive.addFile(folder, `pg_wal/${segment}`, 'cluster');
    }
  }
  return takenAt;
}

async function addUploads(archive: Archive, folder: string): Promise<void> {
  await archive.addFile(folder, '', UPLOADS);
  for (const path of await pathsOf(folder)) await archive.addFile(folder, path, UPLOADS);
}

async function majorVersion(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as major`);
  return rows[0].major;
}

async function pathsOf(folder: string, below = ''): Promise<string[]> {
  const paths: string[] = [];
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    const path = posix.join(below, entry.name);
    if (LEFT_OUT.test(path) || EMPTY.test(path)) continue;
    if (entry.isDirectory()) paths.push(`${path}/`, ...(await pathsOf(folder, path)));
    else if (entry.isFile()) paths.push(path);
  }
  return paths;
}
