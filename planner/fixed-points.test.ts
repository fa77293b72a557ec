import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { draftOf } from './draft.ts';
import type { FixedStop, Problem } from './model.ts';
import { optimiseAround } from './optimise-around.ts';
import { randomProblem } from './proof/synthetic.ts';
import { solve } from './solve.ts';

/** The place of the tour is open only during the tour. */
function withTour(given: Problem, arrive: number, minutes: number, meals?: FixedStop['meals']): Problem {
  const [first, ...places] = given.places;
  const day = 0;
  const tour: FixedStop = { place: first!.id, day, arrive, minutes, reason: 'booked', ...(meals && { meals }) };
  const windows = given.days.map((_, d) => (d === day ? [{ open: arrive, close: arrive + minutes }] : []));
  const visit = { minimum: minutes, typical: minutes, maximum: minutes };
  return {
    ...given,
    places: [
      { id: first!.id, kind: 'point', interest: 0, visit, hoursClass: 'known', windows, cost: null, needs: {} },
      ...places,
    ],
    days: given.days.map((frame) => ({ ...frame, earliest: Math.min(frame.earliest, 420), latest: 1380 })),
    legs: { ...given.legs, minutes: Array.from(given.legs.minutes, (way) => Math.abs(way)) },
    caps: { ...given.caps, driveMinutesPerDay: 1440, walkMetresPerDay: 1_000_000 },
    must: given.must.filter((id) => id !== first!.id),
    avoid: given.avoid.filter((id) => id !== first!.id),
    fixed: [tour],
    budget: null,
  };
}

const tours = fc.record({
  seed: fc.integer({ min: 1, max: 1_000_000 }),
  arrive: fc.integer({ min: 660, max: 900 }),
  minutes: fc.integer({ min: 30, max: 240 }),
});

describe('a tour with a fixed hour', () => {
  test('keeps its time, and no stop overlaps it', () => {
    fc.assert(
      fc.property(tours, ({ seed, arrive, minutes }) => {
        const problem = withTour(randomProblem(seed, 14), arrive, minutes);
        const first = solve(problem, { iterations: 60, seed });
        let n = 0;
        const draft = draftOf(first, () => `${n++}`);
        for (const plan of [first, optimiseAround({ ...problem, fixed: [] }, draft, { iterations: 60, seed })]) {
          expect(check(problem, plan)).toEqual([]);
          const { stops } = plan.days[0]!;
          const tour = stops.find(({ place }) => place === problem.places[0]!.id);
          expect(tour).toMatchObject({ begin: arrive, end: arrive + minutes });
          for (const stop of stops)
            if (stop !== tour) expect(stop.end <= arrive || stop.begin >= arrive + minutes).toBe(true);
        }
      }),
      { seed: 2026, numRuns: 80 },
    );
  });

  test('that includes lunch replaces the lunch of the day', () => {
    const meals = [{ meal: 'lunch' as const, window: { open: 780, close: 930 }, minutes: 60 }];
    const plain = { ...randomProblem(3, 14), meals };
    const lunchesOf = (problem: Problem) => {
      const plan = solve(problem, { iterations: 60, seed: 1 });
      expect(check(problem, plan)).toEqual([]);
      return plan.days[0]!.stops.filter(({ meal }) => meal === 'lunch').length;
    };
    expect(lunchesOf(withTour(plain, 540, 120))).toBe(1);
    expect(lunchesOf(withTour(plain, 540, 120, ['lunch']))).toBe(0);
  });

  test('is reported by the checker if the plan moved it', () => {
    const problem = withTour(randomProblem(5, 14), 700, 60);
    const plan = solve(problem, { iterations: 60, seed: 1 });
    const tour = plan.days[0]!.stops.find(({ place }) => place === problem.places[0]!.id)!;
    tour.begin += 5;
    tour.end += 5;
    expect(check(problem, plan).map(({ rule }) => rule)).toContain(12);
  });
});
