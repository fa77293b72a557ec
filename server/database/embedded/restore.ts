import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { give } from './account.ts';
import { PASSWORD } from './backup.ts';
import { type Cluster, findServer, makeEnterable } from './cluster.ts';
import { withLock } from './lock.ts';
import { joinEmbeddedDatabase, prepare, type SupervisorOptions } from './supervisor.ts';
import { unpack } from './unpack.ts';

/**
 * Puts a backup in the place of the data folder's database and lets the server finish it. The present database stays
 * beside it under another name; nothing is touched before the whole file was read and every checksum was right.
 * @param force needed when there is a database already.
 * @returns where the former database was put, if there was one.
 */
export async function restore(
  options: SupervisorOptions & { file: string; force?: boolean },
): Promise<{ former?: string; takenAt: string }> {
  const desk = resolve(options.dataDir, 'database');
  await makeEnterable(resolve(options.dataDir));
  await makeEnterable(desk);
  const done = await withLock(join(desk, 'lock'), async () => {
    const { cluster } = await prepare(options, desk);
    const exists = (await stat(cluster.folder).catch(() => undefined)) !== undefined;
    if (exists && (await findServer(cluster))) throw new Error('The database is running: stop the site first.');
    if (exists && !options.force) {
      throw new Error('There is a database already. With --force it is set aside and the backup takes its place.');
    }
    return replace(cluster, resolve(options.file), join(desk, PASSWORD), exists);
  });
  const embedded = await joinEmbeddedDatabase(options); // Replays the log; throws if the copy were not whole.
  await embedded.leave();
  return done;
}

async function replace(cluster: Cluster, file: string, passwordFile: string, exists: boolean) {
  const unpacked = join(dirname(cluster.folder), 'restoring');
  await rm(unpacked, { recursive: true, force: true });
  await mkdir(unpacked, { mode: 0o700 });
  try {
    const { takenAt, postgres } = await unpack(file, unpacked);
    const major = majorOf(cluster);
    if (postgres !== major) throw new Error(`The backup is of PostgreSQL ${postgres}; this is PostgreSQL ${major}.`);
    const fresh = join(unpacked, 'cluster');
    await give(cluster.account, fresh);

    const former = exists ? `${cluster.folder}.before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}` : undefined;
    if (former) await rename(cluster.folder, former);
    await rename(fresh, cluster.folder);
    await writeFile(passwordFile, await readFile(join(unpacked, PASSWORD)), { mode: 0o600 });
    return { former, takenAt };
  } finally {
    await rm(unpacked, { recursive: true, force: true });
  }
}

function majorOf({ binaries, account }: Cluster): number {
  const { stdout } = spawnSync(binaries.postgres, ['--version'], { ...account, encoding: 'utf8', cwd: '/' });
  return Number(/(\d+)\./.exec(stdout)?.[1]);
}
