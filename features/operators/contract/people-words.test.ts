import { expect, test } from 'vitest';
import { peopleWords } from './people-words.ts';

test('people are counted by type in Spanish words', () => {
  const party = [
    ['ADULT', 2],
    ['CHILD', 1],
    ['INFANT', 0],
  ] as const;
  expect(peopleWords(party)).toBe('2 adultos · 1 niña o niño');
  expect(peopleWords([['YOUTH', 1]])).toBe('1 joven');
});

test('two units of one type are counted together', () => {
  expect(
    peopleWords([
      ['ADULT', 1],
      ['ADULT', 1],
    ]),
  ).toBe('2 adultos');
  expect(peopleWords([])).toBe('Nadie');
});
