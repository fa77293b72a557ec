import { expect, test } from 'vitest';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { PublicTripDetail } from '../../contract/kept-trip.ts';
import { findBrowserTrip } from '../document/browser-trips.ts';
import { copyPublicTrip } from './copy-of-public-trip.ts';

const plan = { planId: 'p', slug: 'totora', departureId: '', title: 'Totora', meeting: 'Muelle', lon: -79, lat: -8 };
const document = sampleTrip();
document.days[0]!.stops.push({ ...sampleStop('p', 1000), place: null, plan, state: 'locked' });
const trip: PublicTripDetail = {
  ...{ id: 'original', access: 'share', version: 1, state: 'ready', visibility: 'public', document },
  ...{ createdAt: '', updatedAt: '', erasedAfter: null, can: [] },
  published: { author: 'Ana P.', publishedAt: '', copies: 0, places: [] },
};

test('a copy has its own dates and names its original', () => {
  const own = copyPublicTrip(trip, '2027-01-05');
  expect(own.document).toMatchObject({ copiedFrom: 'original', wish: { startDate: '2027-01-05' } });
  expect(own.document.days.map(({ date }) => date)).toEqual(['2027-01-05', '2027-01-06']);
  expect(findBrowserTrip(own.local)?.credit).toEqual({ id: 'original', title: document.title, author: 'Ana P.' });
});

test('a copy has no departures, even on the same day', () => {
  const own = copyPublicTrip(trip, document.days[0]!.date);
  expect(own.document.days[0]!.stops.map(({ place }) => place)).toEqual(['place-a', 'place-b', 'place-c']);
});
