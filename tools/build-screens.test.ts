import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeOlder } from './build-screens.ts';

const folder = await mkdtemp(join(tmpdir(), 'vereda-build-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test('`removeOlder` removes only old files of earlier builds', async () => {
  const now = Date.now();
  for (const [name, age] of [
    ['plan-new.js', 0],
    ['plan-yesterday.js', 86_400_000],
    ['plan-old.js', 3 * 86_400_000],
  ] as const) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), new Date(now - age), new Date(now - age));
  }
  await removeOlder(folder, now - 2 * 86_400_000);
  expect((await readdir(folder)).sort()).toEqual(['plan-new.js', 'plan-yesterday.js']);
});
