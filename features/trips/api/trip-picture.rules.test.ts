import { expect, test } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { pictureOfTrip } from './trip-picture.rules.ts';

const own = { poster: { scene: 'hero', seed: 'hero' }, product: 'Vereda' };

test('the picture shows the first place of the trip, and never a poster that the browser sent', () => {
  const trip = sampleTrip();
  const [day] = trip.days;
  const plan = { planId: 'p', slug: 's', departureId: 'd', title: 'Rema', meeting: 'M', lon: -79, lat: -8 };
  const boat = { ...day!.stops[0]!, id: 'b', place: null, plan: { ...plan, poster: { scene: 'x', seed: 'free' } } };
  const museum = { ...day!.stops[0]!, id: 'm', place: 'museo' };
  const place = {
    id: 'museo',
    slug: 'museo',
    name: 'Museo',
    kindLabel: 'Museo',
    isFree: false,
    address: null,
    lon: -79,
    lat: -8,
  };
  const places = new Map([['museo', { ...place, poster: { scene: 'museum', seed: 'museo' } }]]);
  const document = { ...trip, title: 'Dos\ndías', days: [{ ...day!, date: '2026-12-11', stops: [boat, museum] }] };
  expect(pictureOfTrip(document, places, own)).toEqual({
    ...{ scene: 'museum', seed: 'museo', hour: undefined, title: 'Dos días' },
    kicker: '1 día · desde el 11/12/2026 · Vereda',
  });
  expect(pictureOfTrip({ ...document, days: [{ ...day!, stops: [boat] }] }, places, own).seed).toBe('hero');
});
