// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { useDefaultTitle } from './default-title.ts';

function Titles() {
  const titleOf = useDefaultTitle();
  return [1, 7, 8, 14].map((days) => <p key={days}>{titleOf(days)}</p>);
}

test('the title of a trip names its number of days', async () => {
  const { place } = await show(<Titles />);
  const titles = [...place.querySelectorAll('p')].map(({ textContent }) => textContent?.split(' en ')[0]);
  expect(titles).toEqual(['Un día', 'Siete días', '8 días', '14 días']);
});
