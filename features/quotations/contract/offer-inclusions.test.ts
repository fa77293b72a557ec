import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import type { Inclusion, InclusionKind } from './inclusion-kinds.ts';
import {
  chosenInclusions,
  countedMeals,
  followLines,
  inclusionDoubts,
  kindsOfLine,
  suggestedInclusions,
} from './offer-inclusions.ts';

const inclusion = (text: string, ...kinds: InclusionKind[]): Inclusion => ({ text, kinds });
const lunch = lineOf({ kind: 'meal', title: 'Almuerzo en Moche' });
const guide = lineOf({ kind: 'guide', title: 'Guía' });
const tips = inclusion('Propinas');
const usual = {
  includes: [inclusion('Guía local certificado', 'guide')],
  excludes: [inclusion('Comidas', 'meal'), inclusion('Almuerzo', 'meal'), tips, inclusion('Seguro', 'insurance')],
};

test('a line includes its own kind and the kinds in `brings`', () => {
  expect(kindsOfLine({ kind: 'ticket', brings: [] })).toEqual(['ticket']);
  expect(kindsOfLine({ kind: 'guide', brings: ['transport', 'guide'] })).toEqual(['guide', 'transport']);
  expect(kindsOfLine(lineOf({ kind: 'activity', title: 'Guía, van y almuerzo' }))).toEqual([]);
});

test('adds the kinds of the lines to the suggested inclusions', () => {
  expect(suggestedInclusions({ lines: [] }, usual)).toEqual(usual);
  expect(suggestedInclusions({ lines: [lunch, guide] }, usual)).toEqual({
    includes: [inclusion('Guía local certificado', 'guide'), inclusion('Comidas', 'meal')],
    excludes: [tips, inclusion('Seguro', 'insurance')],
  });
  const insured = lineOf({ title: 'Paseo', brings: ['insurance'] });
  expect(suggestedInclusions({ lines: [insured] }, usual)).toMatchObject({
    includes: [{ text: 'Guía local certificado' }, inclusion('Seguro', 'insurance')],
    excludes: usual.excludes.slice(0, 3),
  });
});

test('keeps the exclusion "Comidas" if it has no kind', () => {
  const named = {
    includes: [inclusion('Comidas')],
    excludes: [inclusion('Comidas'), inclusion('Lo que se come', 'meal')],
  };
  expect(suggestedInclusions({ lines: [lunch] }, named)).toEqual({
    includes: [inclusion('Comidas'), inclusion('Comidas', 'meal')],
    excludes: [inclusion('Comidas')],
  });
  const both = { excludes: [inclusion('Hostal con desayuno', 'meal', 'lodging')] };
  expect(suggestedInclusions({ lines: [lunch] }, both).excludes).toEqual(both.excludes);
});

test('changing a line updates the inclusions until a person edits them', () => {
  const empty = { ...offerContent([]), ...usual };
  const withLunch = followLines(empty, { ...empty, lines: [lunch] }, usual);
  expect(withLunch.includes).toContainEqual(inclusion('Comidas', 'meal'));
  expect(followLines(withLunch, { ...withLunch, lines: [] }, usual)).toMatchObject(usual);
  const byHand = { ...withLunch, includes: [inclusion('Todo')] };
  expect(followLines(byHand, { ...byHand, lines: [] }, usual)).toMatchObject({
    includes: [inclusion('Todo')],
    excludes: usual.excludes,
  });
  const otherKind = { ...withLunch, includes: withLunch.includes.map(({ text }) => inclusion(text)) };
  expect(followLines(otherKind, { ...otherKind, lines: [] }, usual).includes).toEqual(otherKind.includes);
});

test('reports inclusions and exclusions that contradict the lines', () => {
  const offer = (lines = [lunch], includes: Inclusion[] = [], excludes: Inclusion[] = []) =>
    inclusionDoubts({ ...offerContent(lines), includes, excludes });
  const meals = inclusion('Comidas', 'meal');
  expect(offer([lunch], [meals], [tips])).toEqual([]);
  expect(offer([lunch], [], [meals])).toEqual([{ what: 'excluded', text: 'Comidas', line: 'Almuerzo en Moche' }]);
  expect(offer([lunch], [], [inclusion('Comidas')])).toEqual([]);
  expect(offer([guide], [inclusion('Desayunos', 'meal'), inclusion('Hotel', 'lodging')])).toEqual([
    { what: 'missing', text: 'Desayunos', line: '' },
    { what: 'missing', text: 'Hotel', line: '' },
  ]);
  expect(offer([{ ...guide, brings: ['meal'] }], [meals])).toEqual([]);
  expect(offer([lineOf()], [inclusion('Desayunos', 'meal')])).toEqual([]);
});

test('if no chosen line includes a kind, the kind moves to the exclusions', () => {
  const van = lineOf({ kind: 'transport', title: 'Van' });
  const offer = offerContent([lunch, guide, van], {
    includes: [inclusion('Almuerzo', 'meal'), inclusion('Guía y van', 'guide', 'transport'), inclusion('Agua')],
    excludes: [tips],
  });
  expect(chosenInclusions(offer, null)).toEqual({ includes: offer.includes, excludes: [tips] });
  expect(chosenInclusions(offer, [guide.id])).toEqual({
    includes: [inclusion('Guía', 'guide'), inclusion('Agua')],
    excludes: [tips, inclusion('Almuerzo', 'meal'), inclusion('Transporte', 'transport')],
  });
});

test('the number of meals is unknown if only the inclusions mention meals', () => {
  const offer = offerContent([guide], { includes: [inclusion('Dos desayunos', 'meal')] });
  expect([countedMeals(offer, { meals: 0 }), countedMeals(offer, { meals: 2 })]).toEqual([null, 2]);
  expect(countedMeals({ ...offer, includes: [] }, { meals: 0 })).toBe(0);
});
