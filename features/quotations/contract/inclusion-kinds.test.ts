import { expect, test } from 'vitest';
import { inclusionKinds, lineInclusions } from './inclusion-kinds.ts';

test.each([
  ['Almuerzo', ['meal']],
  ['Dos desayunos', ['meal']],
  ['Movilidad desde Trujillo', ['transport']],
  ['Guía y van todo el día', ['transport', 'guide']],
  ['Entradas a los cinco sitios', ['ticket']],
  ['Seguro de accidentes', ['insurance']],
  ['Caballito y remo', ['equipment']],
  ['Vanidades', []],
  ['Una serenata', []],
])('reads «%s» as %j', (words, kinds) => {
  expect(inclusionKinds(words)).toEqual(kinds);
});

test('a line has the kind of its type and the kinds that its title names', () => {
  expect(lineInclusions({ kind: 'ticket', title: 'Huaca de la Luna' })).toEqual(['ticket']);
  expect(lineInclusions({ kind: 'guide', title: 'Guía y van' })).toEqual(['transport', 'guide']);
  expect(lineInclusions({ kind: 'activity', title: 'Paseo a pie' })).toEqual([]);
});
