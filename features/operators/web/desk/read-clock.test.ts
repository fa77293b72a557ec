import { expect, test } from 'vitest';
import { readClock } from './read-clock.ts';

test.each([
  ['8:30', '08:30'],
  ['0830', '08:30'],
  ['830', '08:30'],
  ['16.00', '16:00'],
  ['8', '08:00'],
  ['24:00', null],
  ['9:75', null],
  ['tarde', null],
  ['', null],
])('reads %j as %j', (text, time) => expect(readClock(text)).toBe(time));
