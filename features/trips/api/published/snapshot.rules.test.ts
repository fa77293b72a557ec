import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import { sampleStop, sampleTrip, sampleWish } from '#tests/trips.ts';
import { filtersOf, publicSnapshot } from './snapshot.rules.ts';

const plan = {
  ...{ planId: 'p', departureId: 'd', title: 'Totora', meeting: 'Muelle', lon: -79, lat: -8 },
  ...{ booking: 'VR7K2M4QXA', voucher: 'V1' },
};
const trip: TripDocument = {
  ...sampleTrip(),
  wish: sampleWish({
    startDate: '2026-12-24',
    budget: 9000,
    needs: ['step_free'],
    must: ['x'],
    interests: { beach: 3, food: 2, faith: 1 },
    party: { adults: 2, children: 1, seniors: 0, childAges: [7] },
    start: { name: 'Mi casa', lon: -79.03, lat: -8.11 },
    end: { place: 'hotel' },
  }),
  unplaced: ['y'],
  days: [
    {
      date: '2026-12-24',
      stops: [
        { ...sampleStop('a', 540), note: 'llevar agua', state: 'booked', byHand: ['day'] },
        { ...sampleStop('b', 700), place: null, plan: { ...plan, slug: 'totora' }, state: 'booked' },
        { ...sampleStop('c', 900), place: null, plan: { ...plan, slug: '' }, state: 'booked' },
      ],
      along: [{ title: 'Guía', begin: 540, minutes: 60, booking: 'VR7K2M4QXA', voucher: 'V2', standing: 'confirmed' }],
    },
    { date: '2026-12-25', stops: [] },
  ],
};

test('a published trip has the month and the weekdays of the trip, and not its dates', () => {
  const dates = publicSnapshot(trip, { notes: false }).days.map(({ date }) => date);
  expect(dates).toEqual(['2026-12-03', '2026-12-04']);
  const weekday = (date: string) => parseDate(date).toDate('UTC').getUTCDay();
  expect(dates.map(weekday)).toEqual(trip.days.map(({ date }) => weekday(date)));
});

test('costs, bookings, needs and homes are never published', () => {
  const shown = publicSnapshot(trip, { notes: true });
  expect(JSON.stringify(shown)).not.toMatch(/VR7K2M4QXA|"V1"|"V2"|9000|step_free|Mi casa|"d"|2026-12-24|unplaced/);
  expect(shown.wish).toMatchObject({ end: { place: 'hotel' }, party: { adults: 2, children: 1 } });
  expect(shown.wish.party).not.toHaveProperty('childAges');
  expect(shown.days[0]!.stops.map(({ id, state }) => [id, state])).toEqual([
    ['a', 'placed'],
    ['b', 'locked'],
  ]);
});

test('notes are published only if the author wants it', () => {
  const note = (notes: boolean) => publicSnapshot(trip, { notes }).days[0]!.stops[0]!.note;
  expect([note(false), note(true)]).toEqual([undefined, 'llevar agua']);
});

test('the list filters by days, month and the stronger interests', () => {
  expect(filtersOf(trip)).toEqual({ days: 2, month: 12, interests: ['beach', 'food'] });
});
