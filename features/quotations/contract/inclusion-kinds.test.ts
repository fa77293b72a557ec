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
])('«%s» is %j', (words, kinds) => {
  expect(inclusionKinds(words)).toEqual(kinds);
});

test('a line is of its own kind and of what its title says besides', () => {
  expect(lineInclusions({ kind: 'ticket', title: 'Huaca de la Luna' })).toEqual(['ticket']);
  expect(lineInclusions({ kind: 'guide', title: 'Guía y van' })).toEqual(['transport', 'guide']);
  expect(lineInclusions({ kind: 'activity', title: 'Paseo a pie' })).toEqual([]);
});
