import { expect, test } from 'vitest';
import { entrancesOf, namesEntrance, withEntrances } from './entrances.ts';

const NAMES: Record<string, string> = { chan: 'Chan Chan', luna: 'Huaca de la Luna' };
const nameOf = (place: string) => NAMES[place] ?? null;
const program = (...stops: [place: string | null, included: boolean][]) => [
  {
    title: 'Día 1',
    stops: stops.map(([place, included]) => ({ begin: 540, minutes: 60, note: '', title: 'Visita', place, included })),
  },
];

test('an entrance that the price includes from now on becomes a line, once', () => {
  const before = program(['chan', false], ['luna', false]);
  const after = program(['chan', true], ['chan', true], ['luna', false], [null, true]);
  expect(withEntrances(['Guía'], { before, after, nameOf })).toEqual(['Guía', 'Entrada a Chan Chan']);
  expect(withEntrances(['Entradas: chan chan'], { before, after, nameOf })).toEqual(['Entradas: chan chan']);
  expect(entrancesOf(after)).toEqual(['chan']);
});

test('a line goes with its entrance, and a line that the operator took out stays out', () => {
  const [one, none] = [program(['chan', true]), program(['chan', false])];
  expect(withEntrances(['Entrada a Chan Chan ', 'Guía'], { before: one, after: none, nameOf })).toEqual(['Guía']);
  const further = program(['chan', true], ['luna', true]);
  expect(withEntrances(['Guía'], { before: one, after: further, nameOf })).toEqual([
    'Guía',
    'Entrada a Huaca de la Luna',
  ]);
  expect(namesEntrance(['Guía por Chan Chan'], 'Chan Chan')).toBe(false);
});
