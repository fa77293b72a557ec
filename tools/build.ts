import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fingerprintOf } from '#server/prepare-once.ts';

const ROOT = join(import.meta.dirname, '..');
const MARK = join(ROOT, 'dist', 'made-from');
const SOURCES = [
  ...[
    'web',
    'features',
    'planner',
    'posters',
    'vite.config.ts',
    'tools/vite-plugins.ts',
    'tools/routes-without-schemas.ts',
    'tools/build-screens.ts',
    'tools/build-worker.ts',
    'lingui.config.ts',
  ],
  ...['package.json', 'package-lock.json'],
];

/** Builds in a process of its own, because the caller would keep the gigabyte of memory that a build needs. */
export async function buildWhenChanged(say: (sentence: string) => void = console.log): Promise<void> {
  const wanted = await fingerprintOf(...SOURCES.map((path) => join(ROOT, path)));
  if ((await readFile(MARK, 'utf8').catch(() => '')) === wanted) return;
  if (!existsSync(join(ROOT, 'node_modules', 'vite')))
    throw new Error('The screens are older than this version, and the packages to build them are missing: run npm ci.');
  const begun = Date.now();
  say('Building the screens …');
  const build = spawn(process.execPath, [join(import.meta.dirname, 'build-screens.ts')], { stdio: 'inherit' });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error('The screens could not be built.');
  await mkdir(dirname(MARK), { recursive: true });
  await writeFile(MARK, wanted);
  say(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) await buildWhenChanged();
