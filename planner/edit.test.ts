import { describe, expect, test } from 'vitest';
import { check } from './check.ts';
import { type DraftDay, draftOf } from './draft.ts';
import {
  addStop,
  changeDuration,
  lockStop,
  moveStop,
  openingsFor,
  removeStop,
  reorderDay,
  retimeDay,
  unlockStop,
} from './edit.ts';
import { explainLeftOut } from './left-out.ts';
import type { Plan, Problem } from './model.ts';
import { optimiseAround } from './optimise-around.ts';
import { smallProblem } from './proof/small.ts';
import { randomProblem } from './proof/synthetic.ts';
import { solve } from './solve.ts';
import { validate } from './validate.ts';

const problem = smallProblem();
const effort = { iterations: 300, seed: 3 };

function drafted(plan: Plan): DraftDay[] {
  let n = 0;
  return draftOf(plan, () => `s${n++}`);
}

function reasonOf(p: Problem, days: DraftDay[], id: string) {
  return (
    validate(p, days)
      .days.flatMap((day) => day.stops)
      .find((stop) => stop.id === id)?.broken?.code ?? null
  );
}

const day: DraftDay[] = [
  {
    stops: [
      { id: 'temple', place: 'temple', begin: 600, minutes: 90, state: 'placed' },
      { id: 'lunch', place: null, meal: 'lunch', begin: 790, minutes: 60, state: 'placed' },
      { id: 'church', place: 'church', begin: 965, minutes: 30, state: 'placed' },
    ],
  },
  { stops: [] },
];

test('`validate` finds no broken stop in a plan of the solver', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomProblem(seed, 25);
    const plan = solve(random, { iterations: 60, seed });
    const broken = validate(random, drafted(plan)).days.flatMap((judged) => judged.stops.filter((stop) => stop.broken));
    expect(broken).toEqual([]);
  }
});

test("if the traveller's places need more driving than the pace promises, a warning says so", () => {
  const [first] = validate(problem, day).days;
  const promised = first!.driveMinutes - 1;
  const asked = { ...problem, caps: { ...problem.caps, driveMinutesPerDay: 900, paceDriveMinutes: promised } };
  expect(validate(asked, day).days[0]!.warnings).toContainEqual({
    code: 'driving_as_asked',
    minutes: promised + 1,
    promised,
  });
});

describe('validate', () => {
  test.each([
    ['no broken stop on an unchanged day', (days: DraftDay[]) => days, 'church', null],
    [
      'a stop moved to a time at which the place is closed at midday',
      (days: DraftDay[]) => moveStop(days, 'church', 0, 860),
      'church',
      'closed_then',
    ],
    [
      'a stop moved past the last entry',
      (days: DraftDay[]) => moveStop(days, 'temple', 1, 940),
      'temple',
      'closed_then',
    ],
    [
      'a stop moved before the earliest arrival',
      (days: DraftDay[]) => moveStop(days, 'temple', 0, 540),
      'temple',
      'before_the_day',
    ],
    [
      'lunch moved onto another stop',
      (days: DraftDay[]) => moveStop(days, 'lunch', 0, 650),
      'lunch',
      'meal_outside_hours',
    ],
    [
      'a stop so long that it overlaps the next',
      (days: DraftDay[]) => changeDuration(days, 'temple', 240),
      'lunch',
      'overlaps',
    ],
    [
      'lunch moved before its hours',
      (days: DraftDay[]) => moveStop(days, 'lunch', 0, 720),
      'lunch',
      'meal_outside_hours',
    ],
    [
      'the same place added twice',
      (days: DraftDay[]) => addStop(days, 1, { ...days[0]!.stops[0]!, id: 'again' }),
      'again',
      'planned_twice',
    ],
    [
      'a place too far away to be reached by the stop’s time',
      (days: DraftDay[]) => addStop(days, 1, far),
      'far',
      'before_the_day',
    ],
    ['an unknown place', (days: DraftDay[]) => addStop(days, 1, { ...far, place: 'atlantis' }), 'far', 'unknown_place'],
  ] as const)('reports %s', (_what, edit, id, reason) => {
    expect(reasonOf(problem, edit(day), id)).toBe(reason);
  });

  test('reports every stop inside of a longer stop', () => {
    const long = { id: 'long', place: 'beach', begin: 600, minutes: 300, state: 'locked' } as const;
    const inside = (id: string, place: string, begin: number) =>
      ({ id, place, begin, minutes: 20, state: 'placed' }) as const;
    const [verdict] = validate(problem, [
      { stops: [long, inside('a', 'museum', 660), inside('b', 'square', 780)] },
    ]).days;
    expect(verdict!.stops.map(({ broken }) => broken)).toEqual([
      null,
      { code: 'overlaps', with: 'long' },
      { code: 'overlaps', with: 'long' },
    ]);
  });

  const far = { id: 'far', place: 'far', begin: 600, minutes: 30, state: 'placed' } as const;

  test('reports the earliest arrival at a stop that is too close to the previous stop', () => {
    const days = moveStop(day, 'church', 0, 960);
    const late = changeDuration(moveStop(days, 'lunch', 0, 860), 'lunch', 70);
    const verdict = validate(problem, late).days[0]!.stops.find((stop) => stop.id === 'church');
    expect(verdict?.broken).toBeNull();
    const market = addStop(late, 0, { id: 'garden', place: 'garden', begin: 932, minutes: 20, state: 'placed' });
    expect(reasonOf(problem, market, 'garden')).toBe('cannot_arrive');
  });

  test('reports a late return at the last stop of the day', () => {
    const days = addStop(day, 0, { id: 'square', place: 'square', begin: 1120, minutes: 60, state: 'placed' });
    expect(reasonOf(problem, days, 'square')).toBe('after_the_day');
  });

  test('reports no broken stop for a booking outside of opening hours', () => {
    const booked = [{ stops: [{ ...day[0]!.stops[2]!, begin: 780, state: 'booked' as const }] }];
    expect(reasonOf(problem, booked, 'church')).toBeNull();
  });

  test('checks a week within one animation frame', () => {
    const random = randomProblem(21, 60);
    const days = drafted(solve(random, { iterations: 100, seed: 1 }));
    const began = performance.now();
    for (let i = 0; i < 100; i++) validate(random, days);
    expect((performance.now() - began) / 100).toBeLessThan(16);
  });
});

describe('editing a day', () => {
  test('a booked stop stays booked when it is locked or unlocked', () => {
    const locked = lockStop(day, 'church');
    expect(locked[0]!.stops[2]!.state).toBe('locked');
    expect(unlockStop(locked, 'church')[0]!.stops[2]!.state).toBe('placed');
    const booked = [{ stops: [{ ...day[0]!.stops[0]!, state: 'booked' as const }] }];
    expect(unlockStop(booked, 'temple')).toEqual(booked);
  });

  test('reordering assigns the earliest times that fit, and a locked stop keeps its time', () => {
    const locked = lockStop(removeStop(day, 'lunch'), 'church');
    const added = addStop(locked, 0, { id: 'museum', place: 'museum', begin: 1000, minutes: 60, state: 'placed' });
    const ordered = reorderDay(problem, added, 0, ['museum', 'temple', 'church']);
    expect(ordered[0]!.stops.map(({ id, begin }) => [id, begin])).toEqual([
      ['museum', 552],
      ['temple', 630],
      ['church', 965],
    ]);
    expect(validate(problem, ordered).days[0]!.stops.every((stop) => stop.broken === null)).toBe(true);
  });

  test('a second `retimeDay` changes nothing', () => {
    const once = retimeDay(problem, day, 0);
    expect(retimeDay(problem, once, 0)).toEqual(once);
  });

  test('`openingsFor` returns times that break no rule, and the smallest detour is the first', () => {
    const stop = { id: 'new', place: 'museum', begin: 0, minutes: 60, state: 'placed' as const };
    const openings = openingsFor(problem, day, stop);
    expect(openings.length).toBeGreaterThan(1);
    for (const { day: d, begin } of openings) {
      expect(reasonOf(problem, addStop(day, d, { ...stop, begin }), 'new')).toBeNull();
    }
    expect(openings.map(({ extra }) => extra)).toEqual(openings.map(({ extra }) => extra).sort((a, b) => a - b));
  });
});

test('`optimiseAround` keeps locked stops and prefers places of the draft', () => {
  const chosen = lockStop(
    [{ stops: [{ id: 'g', place: 'garden', begin: 600, minutes: 45, state: 'placed' }] }, { stops: [] }],
    'g',
  );
  const plan = optimiseAround({ ...problem, fixed: [] }, chosen, effort);
  expect(plan.days[0]!.stops.find(({ place }) => place === 'garden')).toMatchObject({
    begin: 600,
    end: 645,
    fixed: 'locked',
  });
  expect(plan.days.flatMap((d) => d.stops).length).toBeGreaterThan(6);
});

test('`explainLeftOut` gives a reason for each left-out place, and its plan breaks no rule', () => {
  const plan = explainLeftOut(problem, solve(problem, effort), { limit: 10, seed: 1 });
  expect(check(problem, plan)).toEqual([]);
  const placed = new Set(plan.days.flatMap((d) => d.stops.map((stop) => stop.place)));
  expect(plan.leftOut.find((left) => left.place === 'far')?.reason).toEqual({ code: 'too_far', minutes: 405 });
  for (const { place, reason } of plan.leftOut) {
    expect(placed.has(place)).toBe(false);
    if (reason.code !== 'would_cost') continue;
    for (const other of reason.places) expect(placed.has(other)).toBe(true);
    const { minimum } = problem.places.find(({ id }) => id === place)!.visit;
    const stop = { id: 'new', place, begin: 0, minutes: minimum, state: 'placed' as const };
    const openings = openingsFor(problem, draftOf(plan, String), stop);
    expect([place, openings.length > 0]).toEqual([place, reason.places.length === 0]);
  }
});

test('avoided, unsuitable and closed places are left out, each with its reason', () => {
  const own = smallProblem();
  own.avoid = ['museum'];
  own.needs = ['shade'];
  own.places.find(({ id }) => id === 'beach')!.needs = { shade: false };
  own.places.find(({ id }) => id === 'market')!.windows = [[], []];
  const { leftOut } = explainLeftOut(own, solve(own, effort), { limit: 10, seed: 1 });
  const codes = Object.fromEntries(leftOut.map(({ place, reason }) => [place, reason.code]));
  expect(codes).toMatchObject({ museum: 'avoided', beach: 'need_not_met', market: 'closed_those_days' });
});
