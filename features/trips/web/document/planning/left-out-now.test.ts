import { expect, test } from 'vitest';
import type { LeftOutReason, Plan } from '#planner/model.ts';
import { smallProblem } from '#planner/proof/small.ts';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { PlanningContext } from '../../../contract/planning.ts';
import type { TripDocument, TripStop } from '../../../contract/trip.ts';
import { leftOutNow } from './left-out-now.ts';

const problem = { ...smallProblem(), fixed: [] };
const board = { problem, places: problem.places.map(({ id }) => ({ id, name: id })) } as unknown as PlanningContext;
const beach = sampleStop('beach', 570, 500, 'beach');
const garden = sampleStop('garden', 550, 520, 'garden');
const trip = (...days: TripStop[][]): TripDocument => ({
  ...sampleTrip(),
  days: days.map((stops, index) => ({ date: problem.days[index]!.date, stops })),
});
const plan = { days: [{ stops: [beach] }, { stops: [garden] }] } as unknown as Plan;
const now = (document: TripDocument, reason: LeftOutReason) =>
  leftOutNow(board, document, plan, { place: 'museum', reason });

test.each<LeftOutReason>([
  { code: 'would_cost', places: ['beach', 'garden'] },
  { code: 'already_similar', like: ['garden'] },
  { code: 'no_time_left' },
])('the planner’s reason $code stays while the trip has its stops, and is computed again after one left', (reason) => {
  expect(now(trip([beach], [garden]), reason)).toEqual({ kind: 'never', reason });
  expect(now(trip([beach], []), reason)).toMatchObject({ kind: 'fits', room: { day: 1 } });
});

test('a reason never names a stop that left the trip', () => {
  const full = trip([beach], [sampleStop('square', 550, 520, 'square')]);
  expect(now(full, { code: 'would_cost', places: ['beach', 'garden'] })).toEqual({
    kind: 'never',
    reason: { code: 'would_cost', places: ['beach'] },
  });
  expect(now(full, { code: 'would_cost', places: ['garden'] })).toMatchObject({ kind: 'full' });
  const far: LeftOutReason = { code: 'too_far', minutes: 90 };
  expect(now(full, far)).toEqual({ kind: 'never', reason: far });
});
