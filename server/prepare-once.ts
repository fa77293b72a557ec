import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Platform } from './platform.ts';

/**
 * Runs `work` if `fingerprint` changed since the last success for this region.
 * @param step unique among all callers.
 * @returns `true` if `work` ran.
 */
export async function prepareOnce(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  step: string,
  fingerprint: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const done = await db
    .selectFrom('preparation')
    .select('fingerprint')
    .where('region_id', '=', config.REGION)
    .where('step', '=', step)
    .executeTakeFirst();
  if (done?.fingerprint === fingerprint) return false;
  await work();
  await db
    .insertInto('preparation')
    .values({ region_id: config.REGION, step, fingerprint })
    .onConflict((conflict) => conflict.columns(['region_id', 'step']).doUpdateSet({ fingerprint, done_at: new Date() }))
    .execute();
  return true;
}

export async function fingerprintOf(...paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of await filesBelow(path)) {
      hash.update(`${relative(path, file)}\0`).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined;
      throw error;
    },
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
