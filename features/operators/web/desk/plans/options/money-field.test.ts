import { expect, test } from 'vitest';
import { readAmount } from './money-field.tsx';

test.each([
  ['45', 2, 4500],
  ['45,5', 2, 4550],
  ['1 150.25', 2, 115_025],
  ['990', 0, 990],
  ['', 2, null],
  ['cuarenta', 2, null],
  ['-3', 2, null],
])('reads %j with %i decimals as %j', (text, digits, minor) => expect(readAmount(text, digits)).toBe(minor));
