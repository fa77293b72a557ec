import { describe, expect, it } from 'vitest';
import { sampleWish } from '#tests/trips.ts';
import { dayEnds, movedNights } from './nights.ts';

const hotel = { place: 'hotel' };
const hut = { place: 'hut' };
const station = { place: 'station' };
const endsOf = (wish: Parameters<typeof dayEnds>[0]) =>
  Array.from({ length: wish.days }, (_, day) => dayEnds(wish, day)).map(({ start, end }) => [start, end]);

describe('where days start and end', () => {
  it('a day starts at the lodging of the night before and ends at the lodging of its own night', () => {
    const wish = sampleWish({ days: 4, start: hotel, nights: [{ day: 1, at: hut }] });
    expect(endsOf(wish)).toEqual([
      [hotel, hotel],
      [hotel, hut],
      [hut, hotel],
      [hotel, hotel],
    ]);
  });

  it('the last day ends at the last lodging, unless the traveller chose another end', () => {
    const nights = [{ day: 0, at: hut }];
    expect(endsOf(sampleWish({ days: 2, start: hotel, nights })).at(-1)).toEqual([hut, hut]);
    expect(endsOf(sampleWish({ days: 2, start: hotel, end: station, nights }))).toEqual([
      [hotel, hut],
      [hut, station],
    ]);
  });
});

it('nights move with the days of the trip, and nights after the last day are dropped', () => {
  const nights = [
    { day: 0, at: hut },
    { day: 2, at: hotel },
  ];
  expect(movedNights(nights, 3)).toEqual({ nights: [{ day: 0, at: hut }] });
  expect(movedNights(nights, 5, 1)).toEqual({
    nights: [
      { day: 1, at: hut },
      { day: 3, at: hotel },
    ],
  });
  expect(movedNights(nights, 1)).toEqual({});
});
