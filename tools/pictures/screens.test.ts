import { expect, test } from 'vitest';
import { openLaterScreens, routes } from '#web/routes.tsx';
import { SCREENS, screensOfPart, WITHOUT_PICTURE } from './screens.ts';

test('every page of the route tables has a picture, or a reason why it has none', async () => {
  await openLaterScreens();
  const pages = routes[0]!.children![0]!.children!.map(({ id }) => id!);
  const pictured = [...SCREENS.filter(({ state }) => !state).map(({ page }) => page), ...Object.keys(WITHOUT_PICTURE)];
  expect(pictured.sort()).toEqual(pages.sort());
});

test('the parts of a run together contain every screen once', () => {
  const parts = [1, 2, 3, 4, 5, 6].flatMap((part) => screensOfPart(part, 6));
  expect(new Set(parts)).toEqual(new Set(SCREENS));
  expect(parts).toHaveLength(SCREENS.length);
});
