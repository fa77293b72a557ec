import { expect, test } from 'vitest';
import { show } from '#tests/show.tsx';
import { RatingStars, ratingText } from './rating.tsx';

test('screen readers hear the rating as a number', async () => {
  const { place } = await show(<RatingStars value={4.6} />);
  const stars = place.querySelector<HTMLElement>('[role="img"]');
  expect(stars?.getAttribute('aria-label')).toBe('4.6 de 5');
  expect(Number.parseFloat(stars?.style.getPropertyValue('--filled') ?? '')).toBeCloseTo(92);
});

test.each([
  [4, '4'],
  [4.6, '4.6'],
])('the rating %d is written as %j', (value, text) => expect(ratingText(value)).toBe(text));
