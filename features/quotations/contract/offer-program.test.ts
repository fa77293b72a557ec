import { expect, test } from 'vitest';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { programOf } from './offer-program.ts';

const stop = (title: string, begin: number, place: string | null = null) => ({
  ...{ begin, minutes: 60, place, title, note: '', included: true },
});
const titles = (lines: ReturnType<typeof lineOf>[], stops: ReturnType<typeof stop>[]) =>
  programOf(offerContent(lines, { days: [{ title: 'Moche', stops }] }))[0]!.stops.map(({ title }) => title);

test('what is paid for stands on its day in the order of the hours', () => {
  const lines = [lineOf({ kind: 'meal', title: 'Almuerzo', begin: 765 }), lineOf({ title: 'Otro día', day: 1 })];
  expect(titles(lines, [stop('Huaca de la Luna', 600), stop('Huaca del Sol', 900)])).toEqual([
    'Huaca de la Luna',
    'Almuerzo',
    'Huaca del Sol',
  ]);
});

test('what a stop tells stands there once: its place, its name, or the meal of its hours', () => {
  expect(titles([lineOf({ title: 'Entrada', place: 'huaca' })], [stop('Huaca de la Luna', 600, 'huaca')])).toHaveLength(
    1,
  );
  expect(titles([lineOf({ title: 'Entrada a Huaca de la Luna' })], [stop('Huaca de la Luna', 600)])).toHaveLength(1);
  const lunch = lineOf({ kind: 'meal', title: 'Menú del día', begin: 765 });
  expect(titles([lunch], [stop('Almuerzo frente al mar', 780)])).toHaveLength(1);
  expect(titles([lunch], [stop('Cena', 1140)])).toHaveLength(2);
  const plan = lineOf({ kind: 'plan', title: 'Las huacas en media mañana' });
  expect(titles([plan], [stop('Salida del hotel', 540)])).toHaveLength(1);
  expect(titles([plan], [stop('Huanchaco', 1000)])).toHaveLength(2);
});
