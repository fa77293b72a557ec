import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBackOffices, routes } from './routes.tsx';

test('every page file has a path, and every path has a page file', async () => {
  await openBackOffices();
  const root = join(import.meta.dirname, '..');
  const pages = globSync('features/*/web/*.page.tsx', { cwd: root }).map((file) =>
    file.replace(/^features\/(.+)\/web\/(.+)\.page\.tsx$/, '$1/$2'),
  );
  const screens = routes[0]!.children![0]!.children!.map(({ id }) => id);
  expect(screens.sort()).toEqual(pages.sort());
});
