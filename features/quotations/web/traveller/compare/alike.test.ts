import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('groups equal entries in the order of their first entry', () => {
  expect(alike(['Guía', 'van', 'guía', 'Van', 'bus'], (word) => word.toLowerCase())).toEqual([
    ['Guía', 'guía'],
    ['van', 'Van'],
    ['bus'],
  ]);
});
