import { expect, test } from 'vitest';
import { suggestExclusions, suggestInclusion, suggestKinds } from './suggest-kinds.ts';

test.each([
  ['Almuerzo', ['meal']],
  ['Dos desayunos', ['meal']],
  ['Alimentación', ['meal']],
  ['Movilidad desde Trujillo', ['transport']],
  ['Guía y van todo el día', ['guide', 'transport']],
  ['Entradas a los cinco sitios', ['ticket']],
  ['Seguro de accidentes', ['insurance']],
  ['Caballito y remo', ['equipment']],
  ['Hotel de tres estrellas', ['lodging']],
  ['Recojo en tu hotel', ['transport']],
  ['Bebidas', []],
  ['Vanidades', []],
  ['Una serenata', []],
])('the text «%s» suggests the kinds %j', (words, kinds) => {
  expect(suggestKinds(words)).toEqual(kinds);
});

test('a suggested inclusion keeps its text', () => {
  expect(suggestInclusion('Van con silla para niño')).toEqual({
    text: 'Van con silla para niño',
    kinds: ['transport'],
  });
});

test('splits an exclusion that names two kinds into two entries', () => {
  expect(suggestExclusions(['Comidas y propinas', 'Agua, fruta y protector', 'Seguro'])).toEqual([
    { text: 'Comidas', kinds: ['meal'] },
    { text: 'Propinas', kinds: [] },
    { text: 'Agua, fruta y protector', kinds: [] },
    { text: 'Seguro', kinds: ['insurance'] },
  ]);
});
