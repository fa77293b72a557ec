import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { followLines, inclusionDoubts, suggestedInclusions } from './offer-inclusions.ts';

const lunch = lineOf({ kind: 'meal', title: 'Almuerzo en Moche' });
const guide = lineOf({ kind: 'guide', title: 'Guía' });
const usual = { includes: ['Guía local certificado'], excludes: ['Comidas', 'Almuerzo y propinas', 'Seguro'] };

test('suggests what the lines bring as included and no longer as excluded, without repeating entries', () => {
  expect(suggestedInclusions({ lines: [] }, usual)).toEqual(usual);
  expect(suggestedInclusions({ lines: [lunch, guide] }, usual)).toEqual({
    includes: ['Guía local certificado', 'Comidas'],
    excludes: ['Propinas', 'Seguro'],
  });
});

test('the lists follow the lines until a person edits them', () => {
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

test('reports entries of a list that contradict the lines', () => {
  const offer = (lines = [lunch], includes: string[] = [], excludes: string[] = []) =>
    inclusionDoubts({ ...offerContent(lines), includes, excludes });
  expect(offer([lunch], ['Comidas'], ['Propinas'])).toEqual([]);
  expect(offer([lunch], [], ['Comidas'])).toEqual([{ what: 'excluded', word: 'Comidas', line: 'Almuerzo en Moche' }]);
  expect(offer([guide], ['Desayunos', 'Hotel'])).toEqual([
    { what: 'missing', word: 'Desayunos', line: '' },
    { what: 'missing', word: 'Hotel', line: '' },
  ]);
  // An activity may include its own lunch.
  expect(offer([lineOf()], ['Desayunos'])).toEqual([]);
});
