import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { PhotoFrame } from './photo-frame.tsx';

test('a picture reserves its space, and only an eager picture loads at once', async () => {
  const { place } = await show(
    <>
      <PhotoFrame src="/a.webp" alt="Dos cerros" width={300} height={200} />
      <PhotoFrame src="/b.webp" tilt="left" eager />
    </>,
  );
  const [first, second] = [...place.querySelectorAll('img')];
  expect([first?.alt, first?.getAttribute('width'), first?.getAttribute('height')]).toEqual([
    'Dos cerros',
    '300',
    '200',
  ]);
  expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['lazy', 'eager']);
  expect(second?.alt).toBe('');
  expect(place.children[0]?.className).not.toBe(place.children[1]?.className);
});
