import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { followLines, inclusionDoubts, suggestedInclusions } from './offer-inclusions.ts';

const lunch = lineOf({ kind: 'meal', title: 'Almuerzo en Moche' });
const guide = lineOf({ kind: 'guide', title: 'Guía' });
const usual = { includes: ['Guía local certificado'], excludes: ['Comidas', 'Almuerzo y propinas', 'Seguro'] };

test('what the lines bring is in and no longer out; what is said already is not said twice', () => {
  expect(suggestedInclusions({ lines: [] }, usual)).toEqual(usual);
  expect(suggestedInclusions({ lines: [lunch, guide] }, usual)).toEqual({
    includes: ['Guía local certificado', 'Comidas'],
    excludes: ['Propinas', 'Seguro'],
  });
});

test('the lists follow the lines, each until it was written by hand', () => {
  const empty = { ...offerContent([]), ...usual };
  const withLunch = followLines(empty, { ...empty, lines: [lunch] }, usual);
  expect(withLunch.includes).toContain('Comidas');
  expect(followLines(withLunch, { ...withLunch, lines: [] }, usual)).toMatchObject(usual);
  const byHand = { ...withLunch, includes: ['Todo'] };
  expect(followLines(byHand, { ...byHand, lines: [] }, usual)).toMatchObject({
    includes: ['Todo'],
    excludes: usual.excludes,
  });
});

test('a list that says the contrary of the lines is doubted', () => {
  const offer = (lines = [lunch], includes: string[] = [], excludes: string[] = []) =>
    inclusionDoubts({ ...offerContent(lines), includes, excludes });
  expect(offer([lunch], ['Comidas'], ['Propinas'])).toEqual([]);
  expect(offer([lunch], [], ['Comidas'])).toEqual([{ what: 'excluded', word: 'Comidas', line: 'Almuerzo en Moche' }]);
  expect(offer([guide], ['Desayunos', 'Hotel'])).toEqual([
    { what: 'missing', word: 'Desayunos', line: '' },
    { what: 'missing', word: 'Hotel', line: '' },
  ]);
  // An activity may bring its own lunch.
  expect(offer([lineOf()], ['Desayunos'])).toEqual([]);
});
