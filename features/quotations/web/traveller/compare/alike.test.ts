import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('what says the same stands together, where the first of it stood', () => {
  expect(alike(['Guía', 'van', 'guía', 'Van', 'bus'], (word) => word.toLowerCase())).toEqual([
    ['Guía', 'guía'],
    ['van', 'Van'],
    ['bus'],
  ]);
});
