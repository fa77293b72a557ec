import { describe, expect, test } from 'vitest';
import type { TripDay, TripStop } from '../../../contract/trip.ts';
import { differenceOf } from './trip-difference.ts';

const stop = (id: string, begin: number): TripStop => ({ id, place: `at-${id}`, begin, minutes: 60, state: 'placed' });
const day = (...stops: TripStop[]): TripDay => ({ date: '2026-12-04', stops });

describe('comparing two arrangements of a trip', () => {
  test('equal arrangements have no difference', () => {
    const days = [day(stop('a', 540)), day(stop('b', 600))];
    expect(differenceOf(days, structuredClone(days))).toEqual({ moved: 0, came: [], left: [] });
  });

  test('a stop with another hour or day has moved', () => {
    const before = [day(stop('a', 540), stop('b', 660)), day(stop('c', 600))];
    const after = [day(stop('a', 545)), day(stop('c', 600), stop('b', 660))];
    expect(differenceOf(before, after)).toEqual({ moved: 2, came: [], left: [] });
  });

  test('added and removed stops are listed by place', () => {
    const meal: TripStop = { id: 'meal', place: null, meal: 'lunch', begin: 780, minutes: 60, state: 'placed' };
    expect(differenceOf([day(stop('a', 540), meal)], [day(stop('b', 540))])).toEqual({
      moved: 0,
      came: ['at-b'],
      left: ['at-a'],
    });
  });
});
