import { expect, test } from 'vitest';
import { moved, movedBeside } from './moved.ts';

test('an item moves to another position, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 0, 1)).toEqual(['b', 'a', 'c', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 3)).toEqual(['a', 'b', 'c', 'd']);
});

test('an item is dropped above or below another one', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  const dropped = (id: string, beside: string, edge: 'above' | 'below') =>
    movedBeside(list, id, { beside, edge })
      .map((one) => one.id)
      .join('');
  expect(dropped('d', 'a', 'above')).toBe('dabc');
  expect(dropped('a', 'd', 'below')).toBe('bcda');
  expect(dropped('a', 'c', 'above')).toBe('bacd');
  expect(dropped('b', 'b', 'above')).toBe('abcd');
  expect(dropped('x', 'b', 'above')).toBe('abcd');
});
