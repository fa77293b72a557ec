import { describe, expect, it } from 'vitest';
import { sampleStop } from '#tests/trips.ts';
import type { PlanOfStop, TripStop } from '../../contract/trip.ts';
import { crossingsOf, doubledVisits } from './crossings.ts';

const tour = (begin: number, minutes: number, more: Partial<PlanOfStop> = {}): TripStop => ({
  id: 'tour',
  place: null,
  begin,
  minutes,
  state: 'locked',
  plan: {
    planId: 'p',
    slug: 'huacas',
    departureId: 'd',
    title: 'Huacas de mañana',
    meeting: 'Plaza de Armas',
    lon: -79,
    lat: -8,
    visits: ['moon', 'sun'],
    booking: null,
    ...more,
  },
});
const day = (...stops: TripStop[]) => ({ days: [{ date: '2026-12-11', stops }] });

describe('stops that cross a departure', () => {
  it('are all named, and the departure names the first of them', () => {
    const trip = day(tour(540, 420), sampleStop('a', 600), sampleStop('b', 700), sampleStop('c', 960));
    expect([...crossingsOf(trip)]).toEqual([
      ['tour', 'a'],
      ['a', 'tour'],
      ['b', 'tour'],
    ]);
  });

  it('are none if the booking is cancelled', () => {
    expect(crossingsOf(day(tour(540, 420, { standing: 'cancelled' }), sampleStop('a', 600))).size).toBe(0);
  });
});

describe('a free visit', () => {
  const visit = sampleStop('free', 1000, 60, 'moon');

  it('is doubled if a departure of any day visits the same place', () => {
    const { days } = day(tour(540, 180));
    const trip = { days: [...days, { date: '2026-12-12', stops: [visit, sampleStop('other', 1100)] }] };
    expect(doubledVisits(trip)).toEqual([{ stop: 'free', place: 'moon', plan: 'Huacas de mañana', isBooked: false }]);
  });

  it('is not doubled if the booking is cancelled', () => {
    expect(doubledVisits(day(tour(540, 180, { booking: 'A', standing: 'cancelled' }), visit))).toEqual([]);
  });
});
