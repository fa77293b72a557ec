import { expect, test } from 'vitest';
import { BACK_OFFICE_SCREENS } from './back-office-screens.ts';
import { discover } from './routes.tsx';

test('the path of every back-office screen makes the browser load the list of these screens', async () => {
  const unknown: string[] = [];
  for (const [path] of BACK_OFFICE_SCREENS) {
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
