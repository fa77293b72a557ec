import { expect, test } from 'vitest';
import type { Plan, PlannedLeg, PlannedStop, Problem } from '#planner/model.ts';
import { type JudgedPlan, lunchDetours, unmet } from './judge.ts';
import type { Requirement } from './wish-files.ts';

const MINUTES = [0, 10, 30, 12, 10, 0, 25, 8, 30, 25, 0, 20, 12, 8, 20, 0];

/** The museum, the beach and the table are nodes 0 to 2, and the lodging is node 3. */
function judgedDay(): JudgedPlan {
  const stop = (place: string, begin: number, end: number, meal?: 'lunch') =>
    ({ place, begin, end, ...(meal && { meal }) }) as PlannedStop;
  const leg = (mode: 'walk' | 'drive', minutes: number, metres: number) => ({ mode, minutes, metres }) as PlannedLeg;
  return {
    problem: {
      places: ['museum', 'beach', 'table'].map((id) => ({ id })),
      days: [{ start: 3, end: 3 }],
      legs: { size: 4, minutes: MINUTES },
      needs: [],
    } as unknown as Problem,
    plan: {
      days: [
        {
          back: 1010,
          stops: [stop('museum', 600, 690), stop('table', 720, 780, 'lunch'), stop('beach', 840, 930)],
          legs: [leg('walk', 12, 900), leg('drive', 30, 9000), leg('drive', 20, 1400), leg('drive', 8, 2500)],
        },
      ],
      cost: 2000,
    } as unknown as Plan,
    positions: Array.from({ length: 4 }, () => ({ lon: -79, lat: -8 })),
    idOf: (key) => key.slice(2),
    nameOf: String,
    countsFor: (interest) => new Set(interest === 'museums' ? ['museum'] : []),
    unitOf: (id) => id,
    itineraryDriving: 50,
  };
}

test.each<[string, Omit<Extract<Requirement, { kind: string }>, 'why'>, boolean]>([
  ['driving within the limit', { kind: 'drivingPerDayAtMost', minutes: 58 } as never, true],
  ['driving above the median', { kind: 'drivingPerDayAtMost', minutes: 58, median: 57 } as never, false],
  ['driving above the itinerary', { kind: 'drivingNoMoreThanItinerary' } as never, false],
  ['driving within the slack', { kind: 'drivingNoMoreThanItinerary', slack: 8 } as never, true],
  ['a short way by car', { kind: 'walksShortWays', metres: 1500 } as never, false],
  ['a table is no stop', { kind: 'stopsPerDay', atMost: 2 } as never, true],
  ['a table is no visit', { kind: 'visits', places: ['k:table'], atLeast: 1 } as never, false],
  ['a table counts for never', { kind: 'never', places: ['k:table'] } as never, false],
  ['an interest on each day', { kind: 'interestEveryDay', interest: 'museums' } as never, true],
  ['a missing interest', { kind: 'interestEveryDay', interest: 'beach' } as never, false],
  ['lunch in time', { kind: 'lunchEveryDay', from: '12:00', to: '12:00' } as never, true],
  [
    'a visit that overlaps noon',
    { kind: 'notBetween', places: ['k:museum'], from: '11:00', to: '14:00' } as never,
    false,
  ],
  ['more visits than allowed', { kind: 'visitsAtMost', places: ['k:museum', 'k:beach'], atMost: 1 } as never, false],
  [
    'a table beside the allowed visits',
    { kind: 'visitsAtMost', places: ['k:beach', 'k:table'], atMost: 1 } as never,
    true,
  ],
  ['a day that lasts until its end', { kind: 'lastsUntil', time: '16:50' } as never, true],
  ['a day that ends early', { kind: 'lastsUntil', time: '17:00' } as never, false],
  ['a late day without dinner', { kind: 'dinnerNearLodging', metres: 500, after: '16:00' } as never, false],
])('judges %s', (_, requirement, isMet) => {
  expect(unmet([{ ...requirement, why: '' } as Requirement], judgedDay())).toHaveLength(isMet ? 0 : 1);
});

test('counts the way to lunch as what it adds to the direct way', () => {
  expect(lunchDetours(judgedDay())).toEqual([30 + 25 - 10]);
});
