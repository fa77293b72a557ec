import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LATER_SCREENS } from './later-screens.ts';
import { discover, openLaterScreens, routes } from './routes.tsx';

test('every page file has a path, and every path has a page file', async () => {
  await openLaterScreens();
  const root = join(import.meta.dirname, '..');
  const pages = globSync('features/*/web/*.page.tsx', { cwd: root }).map((file) =>
    file.replace(/^features\/(.+)\/web\/(.+)\.page\.tsx$/, '$1/$2'),
  );
  const screens = routes[0]!.children![0]!.children!.map(({ id }) => id);
  expect(screens.sort()).toEqual(pages.sort());
});

test('opening the path of a later screen loads the list of later screens', async () => {
  const unknown: string[] = [];
  for (const [path] of LATER_SCREENS) {
    let isPatched = false;
    await discover({
      path: path.replaceAll(/:\w+/g, 'x'),
      patch: () => {
        isPatched = true;
      },
    } as unknown as Parameters<typeof discover>[0]);
    if (!isPatched) unknown.push(path);
  }
  expect(unknown).toEqual([]);
});
