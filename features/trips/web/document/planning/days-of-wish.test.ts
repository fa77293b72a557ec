import { expect, it } from 'vitest';
import { sampleTrip } from '#tests/trips.ts';
import { daysOfWish } from './days-of-wish.ts';

const { wish, days } = sampleTrip();

it('new dates move the days with their stops', () => {
  const moved = daysOfWish(days, { ...wish, startDate: '2026-12-31' });
  expect(moved.map(({ date }) => date)).toEqual(['2026-12-31', '2027-01-01']);
  expect(moved.map(({ stops }) => stops)).toEqual(days.map(({ stops }) => stops));
});

it('another number of days adds or removes days at the end', () => {
  const longer = daysOfWish(days, { ...wish, days: 3 });
  expect(longer[2]).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), stops: [] });
  const shorter = daysOfWish(days, { ...wish, days: 1 });
  expect(shorter.map(({ stops }) => stops)).toEqual([days[0]!.stops]);
});
