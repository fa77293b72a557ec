import { describe, expect, it } from 'vitest';
import { check } from '#planner/check.ts';
import { Random } from '#planner/engine/random.ts';
import type { Problem } from '#planner/model.ts';
import { optimiseAround } from '#planner/optimise-around.ts';
import { planOfDraft, problemOfDraft } from '#planner/plan-of-draft.ts';
import { smallProblem } from '#planner/proof/small.ts';
import { randomProblem } from '#planner/proof/synthetic.ts';
import { solve } from '#planner/solve.ts';
import { validate } from '#planner/validate.ts';
import { sampleStop, sampleTrip } from '#tests/trips.ts';
import type { TripDay, TripDocument, TripStop } from '../../../contract/trip.ts';
import { faultsOfTrip } from '../../trip/checks/trip-faults.ts';
import { applyEdit } from '../trip-edits.ts';
import { mealsOn } from './better-route.ts';
import { findImprovement } from './find-improvement.ts';
import { daysOfPlan } from './from-plan.ts';
import { draftDays } from './plan-stops.ts';

const effort = { seed: 1, iterations: 400 };
const improve = (problem: Problem, trip: TripDocument) =>
  findImprovement(problem, trip, (task) => optimiseAround(task.problem, task.days, effort));

function tripOf(problem: Problem): TripDocument {
  const { wish } = sampleTrip();
  const days = daysOfPlan(solve(problem, effort));
  return { ...sampleTrip(), wish: { ...wish, must: problem.must, avoid: problem.avoid, days: days.length }, days };
}

const all = (days: readonly TripDay[]) => days.flatMap(({ stops }, day) => stops.map((stop) => ({ stop, day })));

/** A traveller moves, lengthens, locks, removes and adds stops without regard to any rule. */
function editedByHand(problem: Problem, trip: TripDocument, random: Random): TripDocument {
  let next = trip;
  for (let n = 0; n < 5; n++) {
    const stops = all(next.days).map(({ stop }) => stop);
    const stop = stops[random.below(Math.max(1, stops.length))];
    if (!stop) break;
    const day = random.below(next.days.length);
    const begin = 480 + random.below(140) * 5;
    const present = new Set(stops.map(({ place }) => place));
    const absent = problem.places.filter(({ id }) => !present.has(id));
    const place = absent[random.below(Math.max(1, absent.length))]?.id;
    const edits = [
      () => applyEdit(next, { kind: 'move', stop: stop.id, day, begin }),
      () => applyEdit(next, { kind: 'duration', stop: stop.id, minutes: stop.minutes + 30 }),
      () => (stop.place ? applyEdit(next, { kind: 'lock', stop: stop.id, locked: true }) : next),
      () => applyEdit(next, { kind: 'remove', stop: stop.id }),
      () =>
        place ? applyEdit(next, { kind: 'add', day, stop: { ...sampleStop(`own-${n}`, begin, 45, place) } }) : next,
    ];
    next = edits[random.below(edits.length)]!();
  }
  return next;
}

const brokenIn = (problem: Problem, days: readonly TripDay[]) =>
  validate(problem, draftDays(days)).days.flatMap(({ stops }) => stops.filter(({ broken }) => broken)).length;

function samples(): { problem: Problem; trip: TripDocument; name: string }[] {
  const small = { ...smallProblem(), fixed: [] };
  const problems = [
    small,
    { ...small, caps: { ...small.caps, stopsPerDay: 3 } },
    ...[3, 5, 8, 13, 21, 34].map((seed) => ({ ...randomProblem(seed, 24), fixed: [], needs: [], budget: null })),
  ];
  return problems.flatMap((problem, p) => {
    const trip = tripOf(problem);
    return [1, 2, 3, 4].map((seed) => ({
      problem,
      trip: editedByHand(problem, trip, new Random(seed * 7 + p)),
      name: `problem ${p}, edits ${seed}`,
    }));
  });
}

describe('improving sample trips', () => {
  it.each(samples())('loses no meal and no chosen stop, and is better: $name', async ({ problem, trip }) => {
    const found = await improve(problem, trip);
    if (found.kind === 'none') return;
    const { after, gains } = found;
    for (const [d, day] of trip.days.entries())
      expect([...mealsOn(after.days[d]!)]).toEqual(expect.arrayContaining([...mealsOn(day)]));
    const there = new Map(all(after.days).map(({ stop, day }) => [stop.place, { stop, day }]));
    for (const { stop, day } of all(trip.days)) {
      if (stop.place === null || (stop.state !== 'locked' && !stop.byHand)) continue;
      expect(there.has(stop.place)).toBe(true);
      if (stop.state === 'locked')
        expect(there.get(stop.place)).toMatchObject({ day, stop: { begin: stop.begin, minutes: stop.minutes } });
    }
    expect(gains.better.length).toBeGreaterThan(0);
    expect(brokenIn(problem, after.days)).toBeLessThanOrEqual(brokenIn(problem, trip.days));
  });

  it.each(samples())('claims no mark that the checker denies: $name', async ({ problem, trip }) => {
    const found = await improve(problem, trip);
    for (const { days } of [trip, ...(found.kind === 'better' ? [found.after] : [])]) {
      const faults = faultsOfTrip(problem, { days });
      for (const { stop, day } of all(days)) {
        const rule = problem.meals.find(({ meal }) => meal === stop.meal);
        if (!rule || !faults.hasMeals) continue;
        expect(stop.begin, `day ${day}`).toBeGreaterThanOrEqual(rule.window.open);
        expect(stop.begin + stop.minutes, `day ${day}`).toBeLessThanOrEqual(rule.window.close);
      }
      const own = problemOfDraft(problem, draftDays(days));
      const rules = check(own, planOfDraft(own, draftDays(days))).flatMap(({ rule, stop }) =>
        stop === null ? [] : rule,
      );
      if (faults.isOpen) expect(rules).not.toContain(2);
      if (faults.isOnTime) expect(rules.filter((rule) => rule === 4 || rule === 13)).toEqual([]);
    }
  });
});

it('finds something better for many sample trips', async () => {
  const found = await Promise.all(samples().map(({ problem, trip }) => improve(problem, trip)));
  const better = found.filter(({ kind }) => kind === 'better').length;
  expect([better > found.length / 4, better < found.length]).toEqual([true, true]);
});

describe('an improvement', () => {
  const problem = { ...smallProblem(), fixed: [] };
  const table: TripStop = { ...sampleStop('table', 959, 60, 'inn'), meal: 'lunch', state: 'locked' };

  it('keeps a late lunch that the traveller locked as the only lunch of its day', async () => {
    const [first, second] = tripOf(problem).days;
    const rest = first!.stops.filter(({ place, meal }) => meal !== 'lunch' && place !== 'inn');
    const others = second!.stops.filter(({ place }) => place !== 'inn');
    const days = [
      { ...first!, stops: [...rest.slice(0, 1), table] },
      { ...second!, stops: others },
    ];
    const found = await improve(problem, { ...tripOf(problem), days });
    const { days: after } = found.kind === 'better' ? found.after : { days };
    expect(after[0]!.stops.filter(({ meal }) => meal === 'lunch')).toMatchObject([{ place: 'inn', begin: 959 }]);
    expect(faultsOfTrip(problem, { days: after }).hasMeals).toBe(false);
  });

  it('is nothing if the result would only drive more', async () => {
    const trip = tripOf(problem);
    const far = { ...trip, days: trip.days.map((day) => ({ ...day, stops: [...day.stops] })) };
    const found = await findImprovement(problem, far, () => {
      const worse = {
        ...problem,
        places: problem.places.map((one) => ({ ...one, interest: one.id === 'beach' ? 90 : 1 })),
      };
      return solve({ ...worse, must: ['beach'] }, effort);
    });
    expect(found).toEqual({ kind: 'none', unfit: 0 });
  });
});

describe('the marks of a trip', () => {
  it('name the table that is outside of the hours of the meal', () => {
    const problem = { ...smallProblem(), fixed: [] };
    const day = { date: '2026-11-23', stops: [sampleStop('a', 600, 60, 'museum'), sampleStop('b', 945, 60, 'inn')] };
    const faults = faultsOfTrip({ ...problem, days: problem.days.slice(0, 1) }, { days: [day] });
    expect(faults).toMatchObject({ hasMeals: false, meals: [{ day: 0, rule: { meal: 'lunch' }, stop: 'b' }] });
  });
});
