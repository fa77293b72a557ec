import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { placeOfLine } from './place-of-line.ts';

const stop = (title: string, place: string | null, begin: number, minutes: number) => ({
  ...{ title, place, begin, minutes, note: '', included: true },
});
const DAYS = [
  {
    title: 'Chimú',
    stops: [
      stop('Recojo', null, 540, 20),
      stop('Chan Chan', 'chan-chan', 570, 120),
      stop('El Mochica', 'mochica', 780, 60),
    ],
  },
  { title: 'Moche', stops: [stop('Huaca de la Luna', 'luna', 600, 120)] },
];

test('a line without a place gets the place of a stop with a similar name', () => {
  const ticket = lineOf({ title: 'Entrada a CHAN CHAN y museo', begin: 900 });
  expect(placeOfLine({ ...ticket, place: 'own' }, DAYS)).toBe('own');
  expect(placeOfLine(ticket, DAYS)).toBe('chan-chan');
  expect(placeOfLine({ ...ticket, day: 1 }, DAYS)).toBeNull();
});

test('a line without a place gets the place of the stop whose time overlaps most with the line', () => {
  const lunch = lineOf({ title: 'Almuerzo típico', kind: 'meal', begin: 765, minutes: 75 });
  expect(placeOfLine(lunch, DAYS)).toBe('mochica');
  expect(placeOfLine({ ...lunch, begin: 840 }, DAYS)).toBeNull();
  expect(placeOfLine({ ...lunch, begin: 670, minutes: 75 }, DAYS)).toBeNull();
  expect(placeOfLine({ ...lunch, day: 1, begin: 630, minutes: 60 }, DAYS)).toBe('luna');
});

test('a line with a departure gets no place', () => {
  expect(placeOfLine(lineOf({ title: 'Chan Chan', departureId: 'd', begin: 570 }), DAYS)).toBeNull();
});
