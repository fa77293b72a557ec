import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { ProgramDay } from '#features/operators/contract/plan-content.ts';
import { lineOf, offerContent } from '#tests/quotations.ts';
import { programOf } from './offer-program.ts';

const stop = (title: string, begin: number, place: string | null = null) => ({
  ...{ begin, minutes: 60, place, title, note: '', included: true },
});
const titles = (lines: ReturnType<typeof lineOf>[], stops: ReturnType<typeof stop>[]) =>
  programOf(offerContent(lines, { days: [{ title: 'Moche', stops }] }))[0]!.stops.map(({ title }) => title);

test('lines are added to the stops of their day, sorted by start time', () => {
  const lines = [lineOf({ kind: 'meal', title: 'Almuerzo', begin: 765 }), lineOf({ title: 'Otro día', day: 1 })];
  expect(titles(lines, [stop('Huaca de la Luna', 600), stop('Huaca del Sol', 900)])).toEqual([
    'Huaca de la Luna',
    'Almuerzo',
    'Huaca del Sol',
  ]);
});

test('a line of several days is added to each day', () => {
  const days = ['Moche', 'Chimú', 'Mar'].map((title) => ({ title, stops: [] }));
  const program = programOf(offerContent([lineOf({ kind: 'guide', title: 'Guía', day: 1, days: 2 })], { days }));
  expect(program.map(({ stops }) => stops.length)).toEqual([0, 1, 1]);
});

test('a line is not added if a stop already describes it', () => {
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

test('a day with many lines stays within the limits of the schema', () => {
  const nights = lineOf({
    kind: 'lodging',
    title: 'Noches '.repeat(17),
    note: 'x'.repeat(400),
    begin: 1080,
    minutes: 2280,
  });
  const many = Array.from({ length: 25 }, (_, index) => lineOf({ title: `Parte número ${index}`, begin: index * 30 }));
  const days = programOf(offerContent([nights, ...many], { days: [{ title: 'Moche', stops: [] }] }));
  expect(Value.Check(ProgramDay, days[0])).toBe(true);
  expect(days[0]!.stops.map(({ begin, minutes }) => [begin, minutes])).toContainEqual([1080, 1440]);
});

test('if a line is not chosen, its meal stop is removed and its ticket stop is marked as not included', () => {
  const lunch = lineOf({ kind: 'meal', title: 'Almuerzo criollo', begin: 765, minutes: 75 });
  const tour = lineOf({ title: 'Huaca de la Luna con guía', begin: 600, minutes: 90 });
  const ticket = lineOf({ kind: 'ticket', title: 'Entrada', place: 'museum', begin: 900 });
  const written = [stop('Huaca de la Luna', 600), stop('Almorzar frente al mar', 780), stop('Museo', 900, 'museum')];
  const offer = offerContent([lunch, tour, ticket], { days: [{ title: 'Moche', stops: written }] });
  const shown = (...chosen: string[]) =>
    programOf(offer, chosen)[0]!.stops.map(({ title, included }) => `${included ? '+' : '-'} ${title}`);
  expect(shown(tour.id, ticket.id)).toEqual(['+ Huaca de la Luna', '+ Museo']);
  expect(shown(lunch.id)).toEqual(['+ Almorzar frente al mar', '- Museo']);
  expect(programOf({ ...offer, days: programOf(offer) }, [ticket.id])).toEqual(programOf(offer, [ticket.id]));
});

test('a line that is not chosen adds no stop', () => {
  const [boat, guide] = [lineOf({ title: 'Paseo en bote' }), lineOf({ kind: 'guide', title: 'Guía' })];
  const offer = offerContent([boat, guide], { days: [{ title: 'Mar', stops: [] }] });
  const all = { ...offer, days: programOf(offer) };
  expect(programOf(all, [guide.id])[0]!.stops.map(({ title }) => title)).toEqual(['Guía']);
});

test('a stop during a priced line is marked as included', () => {
  const free = (title: string, begin: number) => ({ ...stop(title, begin), included: false });
  const written = [free('Chan Chan', 560), free('Almuerzo libre', 680), free('Huanchaco', 1000)];
  const tour = lineOf({ title: 'Ruta chimú', begin: 540, minutes: 240 });
  const [day] = programOf(offerContent([tour], { days: [{ title: 'Chimú', stops: written }] }));
  expect(day!.stops.filter(({ included }) => included).map(({ title }) => title)).toEqual(['Ruta chimú', 'Chan Chan']);
});
