import { expect, test } from 'vitest';
import { explainLeftOut } from './left-out.ts';
import type { Candidate, Plan, Problem } from './model.ts';
import { smallProblem } from './proof/small.ts';
import { solve } from './solve.ts';

const effort = { iterations: 400, seed: 3 };
const small = smallProblem();

/** One day without meals and bookings. Only the named places can be planned. */
function oneDay(places: Record<string, Partial<Candidate>>, changes: Partial<Problem> = {}): Problem {
  return {
    ...small,
    days: [small.days[0]!],
    places: small.places.map((place) =>
      place.id in places ? { ...place, cost: null, ...places[place.id] } : { ...place, interest: 0 },
    ),
    must: [],
    fixed: [],
    meals: [],
    budget: null,
    ...changes,
  };
}

function reasonsOf(problem: Problem): Record<string, Plan['leftOut'][number]['reason']> {
  const { leftOut } = explainLeftOut(problem, solve(problem, effort), { limit: 10, seed: 1 });
  return Object.fromEntries(leftOut.map(({ place, reason }) => [place, reason]));
}

const comfort = {
  driveCost: 0,
  travelCost: 0,
  carCost: 0,
  driveAim: 600,
  overCost: 0,
  rideMost: 600,
  mealDetour: 60,
  idleCost: 0,
  daily: [],
  once: [],
};

test('a place is like visited places of its kind if only the discount for this kind keeps it out', () => {
  const beach = { kind: 'beach', topics: ['sun'] };
  const problem = oneDay(
    {
      museum: { ...beach, interest: 40 },
      square: { ...beach, interest: 40, topics: ['surf'] },
      market: { ...beach, interest: 34 },
    },
    { comfort: { ...comfort, travelCost: 2 } },
  );
  expect(reasonsOf(problem)).toEqual({ market: { code: 'already_similar', like: ['museum', 'square'] } });
});

test('a place of the same kind that is only out of the way is not called similar', () => {
  const problem = oneDay(
    { museum: { kind: 'beach', interest: 60 }, beach: { kind: 'beach', interest: 30 } },
    { comfort: { ...comfort, travelCost: 2 } },
  );
  expect(reasonsOf(problem)).toEqual({ beach: { code: 'more_travel', minutes: 30 } });
});

test('a place that replaces a stop names this stop and no likeness', () => {
  const problem = oneDay(
    { museum: { kind: 'beach', interest: 60 }, palace: { kind: 'beach', interest: 50 }, market: { interest: 40 } },
    { caps: { ...small.caps, stopsPerDay: 2 } },
  );
  const { market, ...others } = reasonsOf(problem);
  expect(others).toEqual({});
  expect(market).toMatchObject({ code: 'would_cost' });
});

test('a place without time beside a booking has no time left', () => {
  const problem = oneDay(
    { square: { interest: 40 }, market: { interest: 90, visit: { minimum: 100, typical: 100, maximum: 100 } } },
    { fixed: [{ place: 'square', day: 0, arrive: 560, minutes: 560, reason: 'booked' }] },
  );
  expect(reasonsOf(problem)).toEqual({ market: { code: 'no_time_left' } });
});

test('a place with more driving there and back than a day may have is too far', () => {
  const problem = oneDay(
    { museum: { interest: 40 }, beach: { interest: 90 } },
    { caps: { ...small.caps, driveMinutesPerDay: 30 } },
  );
  expect(reasonsOf(problem)).toEqual({ beach: { code: 'too_far', minutes: 19 } });
  expect(solve({ ...problem, must: ['beach'] }, effort).refused).toEqual([
    { place: 'beach', reason: { code: 'too_far', minutes: 19 } },
  ]);
});

test('a place that closes before a visit can end does not fit before its closing', () => {
  const problem = oneDay({
    square: { interest: 40 },
    market: { interest: 90, windows: [[{ open: 420, close: 560 }]] },
  });
  expect(reasonsOf(problem)).toEqual({ market: { code: 'does_not_fit_before_closing' } });
});
