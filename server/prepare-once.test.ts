import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { testDatabase } from '#tests/database.ts';
import { fingerprintOf, prepareOnce } from './prepare-once.ts';

const { db, close } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'vereda-region-'));
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true });
});

test('runs `work` again only after a file changed or after a failure', async () => {
  const trujillo = { db, config: readConfig({}) };
  const work = vi.fn(async () => undefined);
  await writeFile(join(folder, 'places.json'), '[]');
  const first = await fingerprintOf(folder);
  await expect(
    prepareOnce(trujillo, 'import', first, async () => {
      throw new Error('broken file');
    }),
  ).rejects.toThrow('broken file');
  expect(await prepareOnce(trujillo, 'import', first, work)).toBe(true);
  expect(await prepareOnce(trujillo, 'import', await fingerprintOf(folder), work)).toBe(false);
  await writeFile(join(folder, 'places.json'), '[1]');
  expect(await prepareOnce(trujillo, 'import', await fingerprintOf(folder), work)).toBe(true);
  expect(await prepareOnce({ ...trujillo, config: readConfig({ REGION: 'cusco' }) }, 'import', first, work)).toBe(true);
  expect(work).toHaveBeenCalledTimes(3);
});
