import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Lucía Mendoza Ríos', 'LR'],
  ['ana', 'A'],
  ['  María   de los Ángeles ', 'MÁ'],
  ['𝒜da «Lovelace»', '𝒜L'],
  ['—', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
