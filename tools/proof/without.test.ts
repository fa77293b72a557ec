import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Cut, cutFrom, PROTECTIONS } from './without.ts';

const ROOT = join(import.meta.dirname, '../..');

test.each(Object.entries(PROTECTIONS))(
  'the code of the protection %s is in its module and can be removed',
  async (_, cut: Cut) => {
    const source = await readFile(join(ROOT, cut.module), 'utf8');
    const without = cutFrom(source, cut);
    expect(without).not.toBe(source);
    expect(() => cutFrom(source.replace(cut.text, ''), cut)).toThrow(cut.module);
  },
);
