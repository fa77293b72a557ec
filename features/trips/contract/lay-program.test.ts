import { describe, expect, it } from 'vitest';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { SoldBooking, SoldOrder } from './booked-stops.ts';
import type { LaidProgram } from './lay-program.ts';
import { putOrder } from './order-in-document.ts';
import type { TripDocument, TripStop } from './trip.ts';

const rest: TripStop = { id: 'o-2-1', place: null, title: 'Mañana libre', begin: 540, minutes: 180, state: 'locked' };
const program: LaidProgram = {
  title: 'Moche en dos días',
  days: [
    {
      date: '2026-12-11',
      title: 'Moche',
      stops: [
        { ...sampleStop('o-1-1', 600, 90, 'place-b'), state: 'locked' },
        { ...sampleStop('o-1-2', 900, 60, 'place-x'), state: 'locked', note: 'Con sombrero' },
      ],
    },
    { date: '2026-12-12', stops: [{ ...rest, note: 'Playa o siesta' }] },
  ],
  spots: [
    { date: '2026-12-11', begin: 600, minutes: 90, place: 'place-b' },
    { date: '2026-12-11', begin: 780, minutes: 60, place: 'place-c' },
    { date: '2026-12-11', begin: 900, minutes: 60, place: 'place-x' },
  ],
};
const lunch: SoldBooking = {
  reference: 'ALM',
  standing: 'confirmed',
  planId: 'made',
  departureId: 'd',
  slug: '',
  title: 'Almuerzo',
  date: '2026-12-11',
  times: { time: '13:00', startsAt: '2026-12-11T18:00:00Z', endsAt: '2026-12-11T19:00:00Z' },
  days: [],
  point: { name: 'Fogón', lon: -79, lat: -8 },
  isAtPlace: true,
  picture: {},
};
const order: SoldOrder = { reference: 'VR1', quotation: 'CZ1', bookings: [lunch] };
const put = (document: TripDocument) => putOrder(document, order, new Set(['place-c']), program)!;
const namesOf = ({ days }: TripDocument) =>
  days.map(({ stops }) => stops.map(({ place, plan, title }) => plan?.title ?? place ?? title ?? 'comida'));
const withNote = (note: string, of: string): TripDocument => {
  const trip = sampleTrip();
  const noted = (stop: TripStop) => (stop.id === of ? { ...stop, note } : stop);
  return { ...trip, days: trip.days.map((day) => ({ ...day, stops: day.stops.map(noted) })) };
};

describe('adding an accepted offer to a trip', () => {
  it('replaces the days of the trip', () => {
    const trip = put(sampleTrip());
    expect(namesOf(trip)).toEqual([['place-b', 'Almuerzo', 'place-x'], ['Mañana libre']]);
    expect(trip.days.map(({ title }) => title)).toEqual(['Moche', undefined]);
    expect(trip.days[1]!.stops[0]).toMatchObject({ note: 'Playa o siesta' });
    expect(trip.wish).toEqual(sampleTrip().wish);
  });

  it('moves the traveller’s other places to the waiting list', () => {
    const trip = put(withNote('al amanecer', 'a'));
    expect(trip.unplaced).toEqual(['place-a', 'place-d']);
    expect(trip.gaveWay).toEqual([
      { place: 'place-a', to: 'Moche en dos días', note: 'al amanecer' },
      { place: 'place-d', to: 'Moche en dos días' },
    ]);
  });

  it('keeps the notes that the traveller wrote about places which the offer visits', () => {
    expect(put(withNote('boletos', 'b')).days[0]!.stops[0]).toMatchObject({ place: 'place-b', note: 'boletos' });
    const booked = put(withNote('sin ají', 'c')).days[0]!.stops[1];
    expect(booked).toMatchObject({ plan: { voucher: 'ALM' }, note: 'sin ají' });
  });

  it('keeps departures, booked stops and meals with notes on their day', () => {
    const trip = sampleTrip();
    const plan = { planId: 'p', slug: 'otro', departureId: 'x', title: 'Otro plan', meeting: 'Plaza', lon: 0, lat: 0 };
    const wanted: TripStop = {
      id: 'w',
      place: null,
      plan: { ...plan, booking: null },
      begin: 610,
      minutes: 60,
      state: 'locked',
    };
    const booked: TripStop = { ...sampleStop('h', 1100), state: 'booked' };
    const meal: TripStop = { id: 'm', place: null, meal: 'lunch', begin: 780, minutes: 60, state: 'placed' };
    const days = trip.days.with(0, { ...trip.days[0]!, stops: [wanted, meal, booked] });
    expect(namesOf(put({ ...trip, days }))[0]).toEqual(['place-b', 'Otro plan', 'Almuerzo', 'place-x', 'place-h']);
    const noted = days.with(0, { ...days[0]!, stops: [{ ...meal, note: 'ceviche' }] });
    expect(namesOf(put({ ...trip, days: noted }))[0]).toContain('comida');
  });

  it('changes nothing the second time', () => {
    const trip = put(sampleTrip());
    expect(put(trip)).toEqual(trip);
    const own = sampleStop('own', 1140);
    const days = trip.days.with(1, { ...trip.days[1]!, stops: [...trip.days[1]!.stops, own] });
    expect(put({ ...trip, days })).toEqual({ ...trip, days });
  });

  it('leaves a stop on its day if the waiting list is full', () => {
    const full = Array.from({ length: 30 }, (_, index) => `wish-${index}`);
    const trip = put({ ...sampleTrip(), unplaced: full });
    expect(trip.unplaced).toEqual(full);
    expect(namesOf(trip)[0]).toContain('place-a');
    const long = sampleTrip();
    const third = { date: '2026-12-13', stops: [sampleStop('again', 600, 60, 'place-a')] };
    expect(put({ ...long, days: [...long.days, third] }).unplaced).toEqual(['place-d']);
  });

  it('adds days that the trip did not have', () => {
    const trip = sampleTrip();
    const short = { ...trip, days: trip.days.slice(0, 1), wish: { ...trip.wish, days: 1 } };
    expect(namesOf(put(short))[1]).toEqual(['Mañana libre']);
    expect(put(short).wish.days).toBe(2);
  });
});
