import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { fingerprintOf } from '#server/prepare-once.ts';
import { buildWorker } from './build-worker.ts';

const ROOT = join(import.meta.dirname, '..');
const MARK = join(ROOT, 'dist', 'made-from');
/** Everything that can change what the browser or the server's own render gets. */
const SOURCES = [
  ...[
    'web',
    'features',
    'planner',
    'posters',
    'vite.config.ts',
    'tools/vite-plugins.ts',
    'tools/lean-router.ts',
    'tools/build-worker.ts',
    'lingui.config.ts',
  ],
  ...['package.json', 'package-lock.json'],
];

/** Builds the browser's bundle and the server's render when their sources changed. */
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
  await build({ root: ROOT, logLevel: 'warn', mode: 'production' });
  await buildWorker(ROOT);
  await build({ root: ROOT, logLevel: 'warn', mode: 'production', build: { ssr: true } });
}

if (import.meta.main) await buildWhenChanged();
