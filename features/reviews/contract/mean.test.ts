import { expect, test } from 'vitest';
import { rankingMean, shownMean } from './mean.ts';

test('a mean is shown if there are at least five reviews', () => {
  expect(shownMean(4, 5)).toBeNull();
  expect(shownMean(5, 4.6)).toBe(4.6);
  const everybody = 4;
  expect(rankingMean({ count: 0, sum: 0 }, everybody)).toBe(4);
  expect(rankingMean({ count: 1, sum: 5 }, everybody)).toBeLessThan(rankingMean({ count: 40, sum: 192 }, everybody));
  expect(rankingMean({ count: 1, sum: 1 }, everybody)).toBeGreaterThan(rankingMean({ count: 40, sum: 60 }, everybody));
});
