import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import type { Plan, Problem, Violation } from './model.ts';
import { smallProblem } from './proof/small.ts';
import { solve } from './solve.ts';

const problem = smallProblem();
const sound = solve(problem, { iterations: 400, seed: 7 });

/** Keyed by rule number. Each function plants one fault into a plan without faults. */
const planted: Record<Violation['rule'], [what: string, plant: (plan: Plan, problem: Problem) => void][]> = {
  1: [
    ['a place that does not exist', (plan) => (visit(plan).place = 'atlantis')],
    ['opening hours that are not in the data', (plan) => (visit(plan).window = { open: 1, close: 2000 })],
  ],
  2: [
    [
      'a visit while the place is closed',
      (plan, p) => (placeOf(p, visit(plan)).windows = [[{ open: 0, close: 5 }], [{ open: 0, close: 5 }]]),
    ],
    [
      'a visit that begins after the last entry',
      (plan, p) => (placeOf(p, visit(plan)).windows = day(() => ({ open: 0, close: 2880, lastEntry: 1 }))),
    ],
    [
      'assumed hours although the traveller allows only known hours',
      (plan, p) => {
        p.knownHoursOnly = true;
        placeOf(p, visit(plan)).hoursClass = 'assumed';
        visit(plan).hoursClass = 'assumed';
      },
    ],
  ],
  3: [['the same place on both days', (plan) => (plan.days[1]!.stops[0]!.place = visit(plan).place)]],
  4: [
    ['a leg that takes less than its travel time', (plan) => (longLeg(plan).minutes -= 1)],
    ['visits that overlap', (plan) => (plan.days[0]!.stops[1]!.begin = plan.days[0]!.stops[0]!.begin)],
    ['a visit shorter than its minimum', (plan, p) => (placeOf(p, visit(plan)).visit.minimum = 600)],
  ],
  5: [
    ['a day that starts at another node', (plan) => (plan.days[0]!.legs[0]!.from = 0)],
    ['a day that ends at another node', (plan) => (plan.days[0]!.legs.at(-1)!.to = 0)],
  ],
  6: [
    ['a missing day', (plan) => plan.days.pop()],
    ['a day with another date', (plan) => (plan.days[0]!.date = '2020-02-02')],
    ['a cost below the entry fees of the party', (plan) => (plan.cost -= 100)],
  ],
  7: [['entry fees above the budget', (_plan, p) => (p.budget = 0)]],
  8: [
    ['lunch outside its hours', (_plan, p) => (p.meals[0]!.window = { open: 0, close: 60 })],
    ['lunch at a museum', (plan) => Object.assign(visit(plan), { meal: 'lunch' })],
  ],
  9: [
    ['a must-see place missing without a reason', (_plan, p) => p.must.push('far')],
    ['an avoided place', (plan, p) => p.avoid.push(visit(plan).place!)],
  ],
  10: [
    [
      'a place that fails a need',
      (plan, p) => {
        p.needs = ['step_free'];
        placeOf(p, visit(plan)).needs = { step_free: false };
      },
    ],
  ],
  11: [['a missing meal', (plan) => dropMeal(plan)]],
  12: [
    ['a booked stop moved', (_plan, p) => (p.fixed[0]!.arrive += 5)],
    ['a stop marked as locked that the traveller did not lock', (plan) => (visit(plan).fixed = 'locked')],
  ],
  13: [
    ['too many stops', (_plan, p) => (p.caps.stopsPerDay = 1)],
    ['too much walking', (_plan, p) => (p.caps.walkMetresPerDay = 0)],
    ['too much driving', (_plan, p) => (p.caps.driveMinutesPerDay = 0)],
    ['leaving before the day begins', (_plan, p) => (p.days[0]!.earliest = 1000)],
    ['coming back after the day ends', (_plan, p) => (p.days[0]!.latest = 1000)],
    ['no rest after a leg', (_plan, p) => (p.caps.buffer = 300)],
  ],
};

test('the plan without faults breaks no rule', () => {
  expect(check(problem, sound)).toEqual([]);
  expect(sound.cost).toBeGreaterThan(100);
  expect(sound.days.map((d) => d.stops.length > 3)).toEqual([true, true]);
});

describe.each(Object.entries(planted))('rule %s', (rule, faults) => {
  test.each(faults)('the checker reports %s', (_what, plant) => {
    const ownProblem = structuredClone(problem);
    const plan = structuredClone(sound);
    plant(plan, ownProblem);
    expect(check(ownProblem, plan).map((violation) => violation.rule)).toContain(Number(rule));
  });
});

function day<T>(make: () => T): T[][] {
  return [[make()], [make()]];
}

function visit(plan: Plan) {
  return plan.days[0]!.stops.find((stop) => stop.meal === undefined && stop.fixed === null)!;
}

function placeOf(p: Problem, stop: { place: string | null }) {
  return p.places.find((place) => place.id === stop.place)!;
}

function longLeg(plan: Plan) {
  return plan.days[0]!.legs.find((leg) => leg.minutes > 1)!;
}

function dropMeal(plan: Plan): void {
  const first = plan.days[0]!;
  const index = first.stops.findIndex((stop) => stop.meal === 'lunch');
  first.stops.splice(index, 1);
}
