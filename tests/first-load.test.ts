import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

interface Chunk {
  file: string;
  imports?: string[];
}

const CLIENT = join(import.meta.dirname, '..', 'dist', 'client');
/** Kilobytes of 1,024 bytes after gzip. */
const LIMIT = 124;
/** Every TypeBox schema has a member of this name, which minification keeps. */
const SCHEMA_MARK = '~kind';

async function readFirstLoad(): Promise<string[]> {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}. Build the screens with "node tools/build.ts".`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit('web/main.tsx');
  visit('features/home/web/home.page.tsx');
  return [...files];
}

const read = (file: string) => readFile(join(CLIENT, file), 'utf8');

it(`the scripts of the first screen have at most ${LIMIT} KB`, async () => {
  const sizes = await Promise.all(
    (await readFirstLoad()).map(async (file) => gzipSync(await read(file), { level: 9 }).length),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(LIMIT);
});

it('the first screen loads no schema library', { timeout: 60_000 }, async () => {
  const first = await readFirstLoad();
  const every = (await readdir(join(CLIENT, 'assets'))).filter((file) => file.endsWith('.js'));
  const withSchemas: string[] = [];
  for (const file of every)
    if ((await read(`assets/${file}`)).includes(SCHEMA_MARK)) withSchemas.push(`assets/${file}`);
  expect(withSchemas, 'the mark is not found in any file').not.toEqual([]);
  expect(first.filter((file) => withSchemas.includes(file))).toEqual([]);
});
