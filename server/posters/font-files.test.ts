import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fontFiles } from './font-files.ts';

test('parallel first calls unpack the fonts without conflicts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vereda-fonts-'));
  try {
    const asked = Array.from({ length: 8 }, () => fontFiles(join(folder, 'fonts')));
    await expect(Promise.all(asked)).resolves.toHaveLength(8);
    expect((await readdir(join(folder, 'fonts'))).sort()).toEqual(['fraunces-600.ttf', 'inter-600.ttf']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
