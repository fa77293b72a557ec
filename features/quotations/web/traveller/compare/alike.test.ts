import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('groups equal entries and keeps the order of their first entries', () => {
  expect(alike(['Guía', 'van', 'guía', 'Van', 'bus'], (word) => word.toLowerCase())).toEqual([
    ['Guía', 'guía'],
    ['van', 'Van'],
    ['bus'],
  ]);
});
