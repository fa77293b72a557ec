import { expect, test } from 'vitest';
import { HELP_TOPICS } from '#features/search/api/help/help-topics.ts';
import { LATER_SCREENS } from '#web/later-screens.ts';
import { TRAVELLER_SCREENS } from '#web/traveller-screens.ts';

test('every topic leads to a screen', () => {
  const screens = [...TRAVELLER_SCREENS, ...LATER_SCREENS].map(
    ([path]) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  );
  for (const { path } of HELP_TOPICS)
    expect(
      screens.some((screen) => screen.test(path)),
      path,
    ).toBe(true);
});
