import { expect, test } from 'vitest';
import { smallProblem } from '#planner/proof/small.ts';
import { solve } from '#planner/solve.ts';
import { sampleTrip } from '#tests/trips.ts';
import { sumsOf } from '../../ribbon/day-view.ts';
import type { StoredPlanning } from '../history/stored-plannings.ts';
import { readTrip } from '../read-trip.ts';
import { applyEdit } from '../trip-edits.ts';
import { daysOfPlan } from './from-plan.ts';
import { otherWays } from './other-ways.ts';

const problem = { ...smallProblem(), fixed: [] };
const plan = solve(problem, { seed: 1, iterations: 1500 });
const places = problem.places.map(({ id }) => ({ id, name: id }));
const kept = {
  board: { problem, places, anchors: [] },
  plans: [{ flavour: 'best', plan }],
} as unknown as StoredPlanning;
const planned = { ...sampleTrip(), days: daysOfPlan(plan) };

test('the figures of the plan that the trip has are those of the trip, after an edit too', () => {
  const first = planned.days[0]!.stops.find(({ place }) => place !== null)!;
  for (const trip of [planned, applyEdit(planned, { kind: 'remove', stop: first.id })]) {
    const [way] = otherWays(kept, trip);
    expect([way!.isHere, way!.come, way!.go]).toEqual([true, [], []]);
    const view = readTrip({
      ...{ document: trip, board: kept.board, remembered: {} },
      ...{ say: () => '', slotName: () => '' },
    });
    const sums = view.days.map(sumsOf);
    expect(way).toMatchObject({
      metres: sums.reduce((sum, day) => sum + day.metres, 0),
      minutes: sums.reduce((sum, day) => sum + day.minutes, 0),
      stops: trip.days.flatMap(({ stops }) => stops).filter(({ place }) => place !== null).length,
    });
  }
});

test('only places that the trip lacks are said to come', () => {
  const [gone] = planned.days[0]!.stops;
  const days = planned.days.map((day) => ({ ...day, stops: day.stops.filter((stop) => stop !== gone) }));
  const [way] = otherWays(kept, { ...planned, days });
  expect([way!.isHere, way!.come, way!.go]).toEqual([false, [gone!.place], []]);
});
