import { expect, test } from 'vitest';
import type { SoldBooking } from '#features/trips/contract/booked-stops.ts';
import type { OfferedDay } from './order-program.ts';
import { laidProgram } from './program-days.rules.ts';

const places = new Map([
  ['luna', { lon: -78.99, lat: -8.13 }],
  ['museo', { lon: -79.06, lat: -8.11 }],
  ['fogon', { lon: -79.03, lat: -8.1 }],
]);
const stop = (place: string | null, title: string, begin: number, minutes = 60, note = '') => ({
  ...{ place, title, begin, minutes, note },
});
const day = (title: string, stops: OfferedDay['stops']): OfferedDay => ({ date: '2026-12-11', title, stops });
const booking = (reference: string, time: string, hours: number, more: Partial<SoldBooking> = {}): SoldBooking => {
  const startsAt = new Date(`2026-12-11T${time}:00-05:00`);
  const times = {
    time,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(+startsAt + hours * 3_600_000).toISOString(),
  };
  const made = { planId: 'p', departureId: 'd', slug: '', title: reference, date: '2026-12-11', days: [], picture: {} };
  return { ...made, reference, standing: 'confirmed', times, point: { name: '', lon: 0, lat: 0 }, ...more };
};
const laid = (offered: OfferedDay, ...bookings: SoldBooking[]) =>
  laidProgram(
    '0123456789',
    { title: 'Moche', days: [offered], stops: [] },
    { reference: 'VR1', quotation: null, bookings },
    places,
  ).days[0]!;

test('a day keeps only stops that no booking covers', () => {
  const offered = day('Moche', [
    stop('luna', 'Huaca', 570),
    stop('museo', 'Museo', 660),
    stop(null, 'Traslado', 720, 30),
    stop('fogon', 'Almuerzo', 780),
    stop(null, 'Siesta', 900),
  ]);
  const visit = { begin: 570, minutes: 60, title: 'Huaca', included: true, place: 'luna' };
  const tour = booking('TOUR', '09:00', 4, { slug: 'huacas', days: [{ stops: [visit] }] });
  const meal = booking('MEAL', '13:00', 1, { isAtPlace: true, point: { name: 'Fogón', ...places.get('fogon')! } });
  expect(laid(offered, tour, meal).stops.map(({ place, title }) => place ?? title)).toEqual(['museo', 'Siesta']);
});

test('a stop at an unknown place keeps its name and note', () => {
  expect(laid(day('Día 2', [])).title).toBeUndefined();
  const gone = laid(day('Mar', [stop('gone', 'Playa', 600, 60, 'Con sombrilla')]));
  expect(gone).toMatchObject({
    title: 'Mar',
    stops: [{ id: 'oferta-01234567-1-1', place: null, title: 'Playa', note: 'Con sombrilla', state: 'locked' }],
  });
});
