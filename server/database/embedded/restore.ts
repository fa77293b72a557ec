import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { give } from './account.ts';
import { PASSWORD, UPLOADS } from './backup.ts';
import { type Cluster, findServer, makeEnterable } from './cluster.ts';
import { withLock } from './lock.ts';
import { joinEmbeddedDatabase, prepare, type SupervisorOptions } from './supervisor.ts';
import { unpack } from './unpack.ts';

interface Restored {
  /** The restored database contains every transaction that was committed before this instant. */
  takenAt: string;
  former?: string | undefined;
  formerUploads?: string | undefined;
}

/**
 * Verifies the backup, renames the current database and uploads, and restores the backup.
 * @param force must be `true` if a database exists.
 * @returns the new paths of the current database and uploads.
 */
export async function restore(options: SupervisorOptions & { file: string; force?: boolean }): Promise<Restored> {
  const databaseFolder = resolve(options.dataDir, 'database');
  await makeEnterable(resolve(options.dataDir));
  await makeEnterable(databaseFolder);
  const done = await withLock(join(databaseFolder, 'lock'), async () => {
    const { cluster } = await prepare(options, databaseFolder);
    const exists = await isThere(cluster.folder);
    if (exists && (await findServer(cluster))) throw new Error('The database is running: stop the site first.');
    if (exists && !options.force) {
      throw new Error('There is a database already. With --force it is set aside and the backup takes its place.');
    }
    return replace(cluster, resolve(options.file), resolve(options.dataDir), exists);
  });
  const embedded = await joinEmbeddedDatabase(options); // The start applies the write-ahead log of the backup, and throws if the backup is incomplete.
  await embedded.leave();
  return done;
}

async function replace(cluster: Cluster, file: string, dataDir: string, exists: boolean): Promise<Restored> {
  const unpacked = join(dirname(cluster.folder), 'restoring');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { mode: 0o700 });
  try {
    const { takenAt, postgres } = await unpack(file, unpacked);
    const major = majorOf(cluster);
    if (postgres !== major) throw new Error(`The backup is of PostgreSQL ${postgres}; this is PostgreSQL ${major}.`);
    const fresh = join(unpacked, 'cluster');
    await give(cluster.account, fresh);

    const before = `.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const formerUploads = await replaceUploads(join(unpacked, UPLOADS), join(dataDir, UPLOADS), before);
    const former = exists ? `${cluster.folder}${before}` : undefined;
    if (former) await rename(cluster.folder, former);
    await rename(fresh, cluster.folder);
    await writeFile(join(dataDir, 'database', PASSWORD), await readFile(join(unpacked, PASSWORD)), { mode: 0o600 });
    return { takenAt, former, formerUploads };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

async function replaceUploads(unpacked: string, uploads: string, before: string): Promise<string | undefined> {
  if (!(await isThere(unpacked))) return undefined;
  // A folder cannot be renamed to another disk, so it is copied first.
  const fresh = `${uploads}.restoring`;
  await rm(fresh, { recursive: true, force: true });
  await cp(unpacked, fresh, { recursive: true });
  const former = (await isThere(uploads)) ? `${uploads}${before}` : undefined;
  if (former) await rename(uploads, former);
  await rename(fresh, uploads);
  return former;
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

function majorOf({ binaries, account }: Cluster): number {
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { ...account, encoding: 'utf8', cwd: '/' });
  return Number(/(\d+)\./.exec(stdout)?.[1]);
}
