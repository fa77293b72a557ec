import { expect, test } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { sampleTrip } from '#tests/trips.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { statusOf } from './make-room.ts';

const base = { ...smallProblem(), fixed: [] };

/** The planner's data with other hours of the museum. */
function contextWith(change: Partial<(typeof base.places)[number]>): PlanningContext {
  const places = base.places.map((one) => (one.id === 'museum' ? { ...one, ...change } : one));
  const problem = { ...base, places };
  return { problem, places: places.map(({ id }) => ({ id, name: id })), anchors: [] } as unknown as PlanningContext;
}

const busy = (id: string, begin: number, end: number): TripStop => ({
  ...{ id, place: id, begin, minutes: end - begin, state: 'placed' },
});
const trip = (...days: TripStop[][]): TripDocument => ({
  ...sampleTrip(),
  days: days.map((stops, at) => ({ date: base.days[at]!.date, stops })),
});
const why = (board: PlanningContext, of: TripDocument) => {
  const status = statusOf(board, of, 'museum');
  return status.kind === 'full' ? status.why : status.kind;
};

const morning = [[{ open: 540, close: 660 }], [{ open: 540, close: 660 }]];
/** Both days are busy until 13:00. */
const mornings = () => trip([busy('beach', 550, 780)], [busy('square', 550, 780)]);

test('a place that fits only outside of its hours names the hours, and whether they are assumed', () => {
  const windows = [{ open: 540, close: 660 }];
  expect(why(contextWith({ windows: morning }), mornings())).toEqual({ code: 'hours', windows });
  const assumed = contextWith({ windows: morning, hoursClass: 'assumed' });
  expect(why(assumed, mornings())).toEqual({ code: 'assumed_hours', windows });
});

test('a place that is closed on the free day names the day', () => {
  const board = contextWith({ windows: [[{ open: 540, close: 1080 }], []] });
  expect(why(board, trip([busy('beach', 550, 1100)], []))).toEqual({ code: 'closed', day: 1 });
});

test('a place whose way does not fit is far', () => {
  const { size } = base.legs;
  const node = base.places.findIndex(({ id }) => id === 'museum');
  const minutes = Array.from(base.legs.minutes, (leg, at) =>
    at % size === node || Math.floor(at / size) === node ? 100 : leg,
  );
  const board = contextWith({ windows: [[{ open: 0, close: 2880 }], [{ open: 0, close: 2880 }]] });
  const problem = { ...board.problem, legs: { ...board.problem.legs, minutes } };
  const half = trip([busy('beach', 550, 960)], [busy('square', 550, 960)]);
  expect(why({ ...board, problem }, half)).toEqual({ code: 'far', minutes: 100 });
  expect(why(board, half)).toBe('fits');
});

test('days without any free time are full', () => {
  expect(why(contextWith({}), trip([busy('beach', 545, 1120)], [busy('square', 545, 1120)]))).toEqual({
    code: 'days_full',
  });
});
