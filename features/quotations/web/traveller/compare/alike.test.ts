import { expect, test } from 'vitest';
import { alike } from './alike.ts';

test('equal entries are grouped at the position of the first', () => {
  expect(alike(['Guía', 'van', 'guía', 'Van', 'bus'], (word) => word.toLowerCase())).toEqual([
    ['Guía', 'guía'],
    ['van', 'Van'],
    ['bus'],
  ]);
});
