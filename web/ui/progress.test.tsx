import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { Progress } from './progress.tsx';

test('the bar has a name, a value and a maximum of 100 or `max`', async () => {
  const { place } = await show(
    <>
      <Progress label="Fotos enviadas" value={3} max={8} />
      <Progress label="Copia" value={40} tone="open" />
    </>,
  );
  const [photos, copy] = [...place.querySelectorAll('progress')];
  expect([photos?.getAttribute('aria-label'), photos?.value, photos?.max]).toEqual(['Fotos enviadas', 3, 8]);
  expect(copy?.max).toBe(100);
  expect(copy?.className).not.toBe(photos?.className);
});
