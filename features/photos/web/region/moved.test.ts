import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test('an item moves to another position, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 3)).toEqual(['a', 'b', 'c', 'd']);
});
