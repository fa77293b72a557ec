import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Dots } from './dots.tsx';

test('a point stands between two facts, and missing facts have none', async () => {
  const { place } = await show(
    <Dots>
      {null}
      Totora
      {false}
      <b>09:00</b>
    </Dots>,
  );
  expect(place.textContent).toBe('Totora · 09:00');
  expect(place.querySelectorAll('i')).toHaveLength(1);
});
