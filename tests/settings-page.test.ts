import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { settingsPage } from '#tools/settings-table.ts';

test('docs/settings.md is the output of `npm run settings:docs`', async () => {
  expect(await readFile('docs/settings.md', 'utf8')).toBe(settingsPage());
});
