import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { greedy } from './greedy.ts';
import type { Plan, Problem } from './model.ts';
import { prove } from './proof/prove.ts';
import { smallProblem } from './proof/small.ts';
import { randomProblem } from './proof/synthetic.ts';
import { solve } from './solve.ts';

/** `npm run prove:planner -- --requests 1000` sets a larger number. */
const REQUESTS = Number(globalThis.process?.env.PLANNER_REQUESTS ?? 60);

const effort = { iterations: 400, seed: 7 };
const placesOf = (plan: Plan) => plan.days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? []));

describe('for invented regions with complex hours', () => {
  test('no plan breaks a rule, scores below the greedy plan, or is empty although places fit', {
    timeout: 10_000 + 100 * REQUESTS,
  }, () => {
    const proof = prove(REQUESTS, 1, (seed) => randomProblem(seed), 150);
    expect(proof.findings).toEqual([]);
    expect(proof.stops).toBeGreaterThan(5 * REQUESTS);
    expect(proof.score).toBeGreaterThan(proof.greedyScore);
  });

  test('a random problem with few places gives a plan that breaks no rule', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 12 }), (seed, places) => {
        const problem = randomProblem(seed, places);
        expect(check(problem, solve(problem, { iterations: 60, seed }))).toEqual([]);
        expect(check(problem, greedy(problem))).toEqual([]);
      }),
      { seed: 2026, numRuns: 60 },
    );
  });

  test('a longer day never makes the best plan worse', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const problem = { ...randomProblem(seed, 12), must: [], fixed: [], meals: [] };
      const longer = { ...problem, days: problem.days.map((day) => ({ ...day, latest: day.latest + 60 })) };
      const score = (p: Problem) => solve(p, { iterations: 1500, seed }).score;
      expect(score(longer)).toBeGreaterThanOrEqual(score(problem));
    }
  });
});

test('the same seed and effort give the same plan', () => {
  const problem = randomProblem(11);
  expect(solve(problem, effort)).toEqual(solve(problem, effort));
});

test('a place that closes at midday is visited within one of its opening spans', () => {
  const problem = smallProblem();
  problem.must = ['church'];
  for (const day of problem.days) day.earliest = 700;
  const church = solve(problem, effort)
    .days.flatMap((day) => day.stops)
    .find((stop) => stop.place === 'church')!;
  expect(church.begin).toBeGreaterThanOrEqual(960);
  expect(church.window).toEqual({ open: 960, close: 1140 });
});

test('lunch is planned at the inn, or without a place if the region has no inn', () => {
  const lunches = (plan: Plan) => plan.days.map((day) => day.stops.find((stop) => stop.meal === 'lunch')?.place);
  expect(lunches(solve(smallProblem(), effort))).toContain('inn');
  const without = smallProblem();
  without.places.find((place) => place.id === 'inn')!.eating = false;
  without.avoid = ['inn'];
  expect(lunches(solve(without, effort))).toEqual([null, null]);
});

test('dinner is not planned if the day ends before dinner time', () => {
  expect(
    solve(smallProblem(), effort).days.flatMap((day) => day.stops.filter((stop) => stop.meal === 'dinner')),
  ).toEqual([]);
});

test('a booked stop keeps its time, even outside opening hours', () => {
  const problem = smallProblem();
  problem.fixed = [{ place: 'church', day: 1, arrive: 780, minutes: 30, reason: 'booked' }];
  const stop = solve(problem, effort).days[1]!.stops.find(({ place }) => place === 'church');
  expect(stop).toMatchObject({ begin: 780, end: 810, fixed: 'booked' });
});

test('a locked stop at a closed hour is refused with its reason', () => {
  const problem = smallProblem();
  problem.fixed = [{ place: 'church', day: 1, arrive: 780, minutes: 30, reason: 'locked' }];
  expect(solve(problem, effort).refused.map(({ place }) => place)).toEqual(['church']);
});

test('a must-see place out of reach is refused as too far', () => {
  const problem = smallProblem();
  problem.must = ['far'];
  expect(solve(problem, effort).refused).toEqual([{ place: 'far', reason: { code: 'too_far', minutes: 405 } }]);
});

test('a must-see place gets its minimum visit if the typical visit does not fit', () => {
  const problem = smallProblem();
  problem.places.find((place) => place.id === 'temple')!.visit = { minimum: 60, typical: 700, maximum: 800 };
  const stop = solve(problem, effort)
    .days.flatMap((day) => day.stops)
    .find(({ place }) => place === 'temple')!;
  expect(stop.end - stop.begin).toBe(60);
});

test('a failed need excludes a place, and an unknown need does not', () => {
  const problem = smallProblem();
  problem.needs = ['step_free'];
  problem.must = [];
  problem.places.find((place) => place.id === 'temple')!.needs = { step_free: false };
  const placed = placesOf(solve(problem, effort));
  expect(placed).not.toContain('temple');
  expect(placed).toContain('museum');
});

test('the cost of a plan stays within the budget', () => {
  const problem = { ...smallProblem(), budget: 2500, must: [], fixed: [] };
  const plan = solve(problem, effort);
  expect(plan.cost).toBeLessThanOrEqual(2500);
  expect(plan.cost).toBeGreaterThan(0);
});

test('further places of the same kind count less', () => {
  const problem = { ...smallProblem(), must: [], fixed: [], meals: [] };
  for (const [i, place] of problem.places.entries())
    Object.assign(place, { interest: 60, kind: i < 9 ? 'museum' : 'other' });
  const plan = solve(problem, effort);
  expect(plan.score).toBeLessThan(60 * placesOf(plan).length);
});

test('a cancelled search returns a plan that breaks no rule', () => {
  const problem = randomProblem(5);
  const plan = solve(problem, { iterations: 1_000_000, signal: { aborted: true } });
  expect(check(problem, plan)).toEqual([]);
});

test('a problem without places gives empty days', () => {
  const problem = smallProblem();
  const none = { ...problem, avoid: problem.places.map((place) => place.id), must: [], fixed: [] };
  expect(solve(none, effort).days.map((day) => day.stops)).toEqual([[], []]);
});
