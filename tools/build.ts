import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { fingerprintOf } from '#server/prepare-once.ts';
import { buildWorker } from './build-worker.ts';

const ROOT = join(import.meta.dirname, '..');
const MARK = join(ROOT, 'dist', 'made-from');
/** Milliseconds. Running servers and open pages may still request files of earlier builds. */
const KEPT = 2 * 24 * 60 * 60_000;
const SOURCES = [
  ...[
    'web',
    'features',
    'planner',
    'posters',
    'vite.config.ts',
    'tools/vite-plugins.ts',
    'tools/routes-without-schemas.ts',
    'tools/build-worker.ts',
    'lingui.config.ts',
  ],
  ...['package.json', 'package-lock.json'],
];

export async function buildWhenChanged(say: (sentence: string) => void = console.log): Promise<void> {
  const wanted = await fingerprintOf(...SOURCES.map((path) => join(ROOT, path)));
  if ((await readFile(MARK, 'utf8').catch(() => '')) === wanted) return;
  const begun = Date.now();
  say('Building the screens …');
  await buildScreens();
  await mkdir(dirname(MARK), { recursive: true });
  await writeFile(MARK, wanted);
  say(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

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

if (import.meta.main) await buildWhenChanged();
