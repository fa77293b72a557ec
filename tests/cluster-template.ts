import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { joinEmbeddedDatabase } from '#server/database/embedded/supervisor.ts';
import { openFolder } from './open-folder.ts';

/** Settings of a small cluster that may lose data. */
export const SMALL_CLUSTER = { fsync: 'off', shared_buffers: '32MB' };

/** Copies files with their owners. Node's `cp` does not keep owners. */
export async function copyWithOwners(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

/**
 * Creates a cluster once and stops it. A copy takes a tenth of the time of a new cluster. Call it once per test file:
 * `const { copyTo, remove } = await clusterTemplate(); afterAll(remove);`
 */
export async function clusterTemplate() {
  const template = await openFolder('cluster');
  const embedded = await joinEmbeddedDatabase({ dataDir: template, settings: SMALL_CLUSTER });
  await embedded.leave();
  return {
    /** The account that owns the clusters' files. */
    account: embedded.cluster.account,
    /** @param dataDir must not have a cluster yet */
    async copyTo(dataDir: string): Promise<void> {
      await mkdir(dataDir, { recursive: true });
      await copyWithOwners(join(template, 'database'), join(dataDir, 'database'));
    },
    remove: () => rm(template, { recursive: true }),
  };
}
