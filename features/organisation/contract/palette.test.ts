import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { faintPairs } from './palette.ts';

test('equal colours have contrast 1, and black on white has contrast 21', () => {
  expect(contrast('#123456', '#123456')).toBe(1);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  // This is the lightest grey that WCAG allows for text on white.
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test('pairs with too little contrast are listed, worst first', () => {
  const palette = {
    'brand-paper': '#ffffff',
    'brand-ink': '#777777',
    'brand-link': '#dddddd',
    'brand-line-strong': '#999999',
  };
  expect(faintPairs(palette).map(({ background, foreground, least }) => [background, foreground, least])).toEqual([
    ['brand-paper', 'brand-link', 4.5],
    ['brand-paper', 'brand-line-strong', 3],
    ['brand-paper', 'brand-ink', 4.5],
  ]);
});
