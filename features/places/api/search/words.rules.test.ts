import { expect, test } from 'vitest';
import { understandWords } from './words.rules.ts';
import type { WordMatch } from './words.store.ts';

/** A known word of the region that is like the asked word. */
const alike = (asked: string, word: string, distance: number, beginning: number): WordMatch => ({
  ...{ asked, word, distance, beginning },
  ...{ known: false, places: 3, same: false, split: null },
});
const readAs = (asked: string, ...found: WordMatch[]) => understandWords([asked], found, false).changes.get(asked);

test('a slip is corrected, also in the beginning of a word', () => {
  expect(readAs('plza', alike('plza', 'plaza', 1, 1))).toBe('plaza');
  expect(readAs('arqeol', alike('arqeol', 'arqueologia', 6, 1))).toBe('arqueologia');
});

test('another word is not taken for a misspelt beginning', () => {
  expect(readAs('parque', alike('parque', 'arqueologico', 8, 1))).toBeNull();
});

test('a word of three letters is not corrected', () => {
  expect(readAs('ben', alike('ben', 'buen', 1, 1))).toBeNull();
});
