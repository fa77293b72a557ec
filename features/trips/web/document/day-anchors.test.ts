import { expect, it } from 'vitest';
import { sampleWish } from '#tests/trips.ts';
import type { PlanningContext } from '../../contract/planning.ts';
import { dayAnchors, hasLodgingsOf } from './day-anchors.ts';

const anchors = [
  { name: 'Centro', lon: -79.03, lat: -8.11, place: null },
  { name: 'Hostal', lon: -79.1, lat: -8.08, place: 'hostel' },
];
const board = {
  places: [{}, {}],
  anchors,
  problem: {
    days: [
      { start: 2, end: 3 },
      { start: 3, end: 3 },
    ],
  },
} as unknown as PlanningContext;

it('each day starts and ends at its own anchors', () => {
  expect(dayAnchors(board, 0)).toEqual({ start: anchors[0], end: anchors[1] });
  expect(dayAnchors(board, 1)).toEqual({ start: anchors[1], end: anchors[1] });
  expect([dayAnchors(board, 2), dayAnchors(null, 0)]).toEqual([null, null]);
});

it("the planner's data fit only a wish with the same lodgings", () => {
  const nights = [{ day: 0, at: { place: 'hostel' } }];
  expect(hasLodgingsOf(board, sampleWish({ nights }))).toBe(true);
  expect(hasLodgingsOf(board, sampleWish())).toBe(false);
  expect(hasLodgingsOf(board, sampleWish({ nights: [{ day: 0, at: { place: 'other' } }] }))).toBe(false);
  expect(hasLodgingsOf(board, sampleWish({ start: { name: 'Casa', lon: -79, lat: -8 }, nights }))).toBe(false);
});
