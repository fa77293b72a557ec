import { expect, test } from 'vitest';
import { compareLines } from './compare-lines.ts';

const marked = (lines: { text: string; changed: boolean }[][]) =>
  lines.map((runs) => runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join(''));
const compare = (now: string[], next: string[]) => {
  const compared = compareLines(now, next);
  return [marked(compared.now), marked(compared.next)];
};

test('only the words that changed are marked', () => {
  expect(compare(['Llevamos agua y fruta.'], ['Llevamos agua y pan.'])).toEqual([
    ['Llevamos agua y [fruta].'],
    ['Llevamos agua y [pan].'],
  ]);
});

test('an added or removed line is marked as a whole, and unchanged lines are unmarked', () => {
  expect(compare(['Guía', 'Tabla'], ['Guía', 'Traje de neopreno', 'Tabla'])).toEqual([
    ['Guía', 'Tabla'],
    ['Guía', '[Traje de neopreno]', 'Tabla'],
  ]);
  expect(compare(['Guía', 'Seguro'], ['Guía'])).toEqual([['Guía', '[Seguro]'], ['Guía']]);
});

test('a mostly rewritten line is marked as a whole on both sides', () => {
  expect(compare(['Almuerzo en la playa'], ['Seguro contra accidentes'])).toEqual([
    ['[Almuerzo en la playa]'],
    ['[Seguro contra accidentes]'],
  ]);
});
