import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildWorker } from './build-worker.ts';

const ROOT = join(import.meta.dirname, '..');
/** Milliseconds. Running servers and open pages may still request files of earlier builds. */
const KEPT = 2 * 24 * 60 * 60_000;

async function buildScreens(): Promise<void> {
  const begun = Date.now();
  await build({ root: ROOT, logLevel: 'warn', mode: 'production' });
  await buildWorker(ROOT);
  await build({ root: ROOT, logLevel: 'warn', mode: 'production', build: { ssr: true } });
  for (const side of ['client', 'server']) await removeOlder(join(ROOT, 'dist', side, 'assets'), begun - KEPT);
}

export async function removeOlder(folder: string, than: number): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    if ((await stat(path)).mtimeMs < than) await rm(path);
  }
}

if (import.meta.main) await buildScreens();
