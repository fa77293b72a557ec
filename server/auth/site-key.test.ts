import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '#tests/open-folder.ts';
import { openSiteKey } from './site-key.ts';

const folder = await openFolder('site-key');
afterAll(() => rm(folder, { recursive: true, force: true }));

test('demo processes that start together share one secret in a private file', async () => {
  const DATA_DIR = join(folder, 'data');
  const keys = await Promise.all(Array.from({ length: 8 }, () => openSiteKey({ DATA_DIR })));
  expect(new Set(keys.map((derive) => derive('test').toString('hex'))).size).toBe(1);
  expect((await stat(join(DATA_DIR, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(DATA_DIR, 'secret-key'), 'utf8')).trim()).toMatch(/^[\w-]{43}$/);
});

test('each purpose has its own key, and a later start derives equal keys', async () => {
  const settings = { DATA_DIR: join(folder, 'none'), SECRET_KEY: 'a-secret-of-the-site-that-is-long-enough-to-be-one' };
  const [derive, again] = [await openSiteKey(settings), await openSiteKey(settings)];
  expect(derive('a')).toEqual(again('a'));
  expect(derive('a')).not.toEqual(derive('b'));
  expect(derive('a')).toHaveLength(32);
});
