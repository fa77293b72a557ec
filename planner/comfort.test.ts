import { expect, test } from 'vitest';
import { check } from './check.ts';
import { draftOf } from './draft.ts';
import { openingsFor } from './edit.ts';
import type { Candidate, Comfort, Problem } from './model.ts';
import { interestOf } from './score.ts';
import { solve } from './solve.ts';
import { validate } from './validate.ts';

const COMFORT: Comfort = {
  driveCost: 8,
  travelCost: 3,
  carCost: 0,
  driveAim: 90,
  overCost: 10,
  rideMost: 180,
  mealDetour: 10,
  idleCost: 0,
  daily: [],
  once: [],
};

function place(id: string, more: Partial<Candidate> = {}): Candidate {
  return {
    id,
    kind: id,
    interest: 500,
    visit: { minimum: 60, typical: 60, maximum: 60 },
    hoursClass: 'known',
    windows: [[{ open: 540, close: 1080 }], [{ open: 540, close: 1080 }]],
    cost: null,
    needs: {},
    ...more,
  };
}

/** `minutes[i]` is the drive from the lodging to place `i`. All places are on one line. */
function problemOf(places: Candidate[], minutes: number[], more: Partial<Problem> = {}): Problem {
  const at = [...minutes, 0];
  const size = at.length;
  const cells = at.flatMap((from) => at.map((to) => Math.abs(from - to)));
  const days = ['2026-12-01', '2026-12-02'].map((date) => ({
    date,
    start: size - 1,
    end: size - 1,
    earliest: 540,
    latest: 1080,
  }));
  return {
    days,
    places,
    anchors: 1,
    legs: {
      size,
      minutes: cells,
      metres: cells.map((way) => way * 500),
      mode: cells.map(() => 0),
      modes: ['drive'],
      basis: cells.map(() => 0),
      bases: ['road_graph'],
    },
    must: [],
    avoid: [],
    fixed: [],
    meals: [],
    caps: { stopsPerDay: 2, walkMetresPerDay: 0, driveMinutesPerDay: 180, buffer: 5 },
    party: { adults: 1, children: 0, seniors: 0 },
    currency: 'PEN',
    budget: null,
    needs: [],
    knownHoursOnly: false,
    comfort: COMFORT,
    ...more,
  };
}

function planOf(problem: Problem) {
  const plan = solve(problem, { iterations: 500 });
  expect(check(problem, plan)).toEqual([]);
  return plan;
}

const dayOf = (plan: ReturnType<typeof planOf>, id: string) =>
  plan.days.findIndex(({ stops }) => stops.some((stop) => stop.place === id));

test('places with one ticket are on one day, and the ticket is paid once', () => {
  const places = [
    place('palace', { ticket: 'site', cost: 1000 }),
    place('museum', { ticket: 'site', cost: 1000 }),
    place('temple', { cost: 700 }),
  ];
  const plan = planOf(problemOf(places, [10, 20, 12]));
  expect(dayOf(plan, 'palace')).toBe(dayOf(plan, 'museum'));
  expect(plan.cost).toBe(1700);
});

test('a day with free hours takes a visit that is not worth its way on a full day', () => {
  const places = [place('near'), place('far', { interest: 900 })];
  const problem = problemOf(places, [5, 80], { comfort: { ...COMFORT, idleCost: 5 } });
  const days = problem.days.map((day) => ({ ...day, fullMinutes: 400 }));
  expect(dayOf(planOf(problem), 'far')).toBe(-1);
  expect(dayOf(planOf({ ...problem, days }), 'far')).not.toBe(-1);
});

test('a second sight of a small kind counts less than a first of another kind', () => {
  const places = [
    place('great', { interest: 2000 }),
    ...['a', 'b', 'c', 'd', 'e'].map((id) => place(id, { kind: 'house', interest: 400 })),
  ];
  const sum = (...ids: string[]) => interestOf(problemOf(places, [1, 1, 1, 1, 1, 1]), ids);
  expect(sum('a', 'b', 'c') - sum('a', 'b')).toBeLessThan(sum('great', 'a') - sum('great'));
});

test('a place that is not worth its way is left out', () => {
  const places = [place('near'), place('far', { interest: 900 })];
  expect(dayOf(planOf(problemOf(places, [5, 80])), 'far')).toBe(-1);
  expect(dayOf(planOf(problemOf(places, [5, 20])), 'far')).toBeGreaterThanOrEqual(0);
});

test('a trip rides no longer than a local needs for it, unless the traveller asked for more', () => {
  const places = [place('near'), place('beside'), place('far', { interest: 1500 })];
  const usual = problemOf(places, [5, 6, 40]);
  usual.caps.stopsPerDay = 1;
  const local = { ...usual, comfort: { ...COMFORT, tripRide: 30 } };
  expect(dayOf(planOf(usual), 'far')).toBeGreaterThanOrEqual(0);
  expect(dayOf(planOf(local), 'far')).toBe(-1);
  expect(dayOf(planOf({ ...local, must: ['far'] }), 'far')).toBeGreaterThanOrEqual(0);
});

test('if the traveller wants a topic every day, each day has a place with this topic', () => {
  const places = [
    place('a', { topics: ['beach'], interest: 100 }),
    place('b', { topics: ['beach'], interest: 100 }),
    place('c'),
    place('d'),
    place('e'),
    place('f'),
  ];
  const plan = planOf(
    problemOf(places, [10, 11, 5, 5, 5, 5], { comfort: { ...COMFORT, daily: [{ topic: 'beach', visits: 2 }] } }),
  );
  expect([dayOf(plan, 'a'), dayOf(plan, 'b')].sort()).toEqual([0, 1]);
});

test('the trip has a place for each topic that the traveller wants at least once', () => {
  const places = [
    place('market', { topics: ['markets'], interest: 50 }),
    ...['a', 'b', 'c', 'd'].map((id) => place(id, { interest: 600 })),
  ];
  const minutes = [10, 5, 5, 5, 5];
  expect(dayOf(planOf(problemOf(places, minutes)), 'market')).toBe(-1);
  const comfort = { ...COMFORT, once: ['markets'] };
  expect(dayOf(planOf(problemOf(places, minutes, { comfort })), 'market')).toBeGreaterThanOrEqual(0);
});

test('a long train ride is planned only if the traveller asked for its place', () => {
  const places = [place('near'), place('far', { interest: 3000 })];
  const problem = problemOf(places, [5, 150]);
  problem.legs = { ...problem.legs, modes: ['train'] };
  expect(dayOf(planOf(problem), 'far')).toBe(-1);
  expect(dayOf(planOf({ ...problem, must: ['far'] }), 'far')).toBeGreaterThanOrEqual(0);
});

test('lunch is at a restaurant on the way, or at no particular place', () => {
  const meals = [{ meal: 'lunch' as const, window: { open: 720, close: 885 }, minutes: 60 }];
  const table = { eating: true, windows: [[{ open: 700, close: 1000 }], [{ open: 700, close: 1000 }]] };
  const places = [
    place('sight'),
    place('good', { ...table, interest: 900 }),
    place('near', { ...table, interest: 100 }),
  ];
  const plan = planOf(problemOf(places, [20, 60, 22], { meals }));
  const lunches = plan.days.flatMap(({ stops }) => stops.filter(({ meal }) => meal === 'lunch'));
  expect(lunches.map((stop) => stop.place)).not.toContain('good');
  expect(lunches.map((stop) => stop.place)).toContain('near');
});

test('a table that the traveller asked for serves the meal, instead of a visit beside another lunch', () => {
  const meals = [{ meal: 'lunch' as const, window: { open: 720, close: 885 }, minutes: 60 }];
  const table = { eating: true, windows: [[{ open: 700, close: 1000 }], []] };
  const places = [
    place('sight'),
    place('own', { ...table, interest: 100 }),
    place('good', { ...table, interest: 900 }),
  ];
  const problem = { ...problemOf(places, [20, 22, 21], { meals }), must: ['own'] };
  problem.days = problem.days.slice(0, 1);
  const stops = planOf(problem).days.flatMap((day) => day.stops);
  expect(stops.filter(({ place }) => place === 'own').map(({ meal }) => meal)).toEqual(['lunch']);
  expect(stops.map((stop) => stop.place)).not.toContain('good');
});

test('dinner is where one sleeps, also if a better table is on the way home', () => {
  const meals = [{ meal: 'dinner' as const, window: { open: 1170, close: 1320 }, minutes: 75 }];
  const table = { eating: true, windows: [[{ open: 1100, close: 1400 }], [{ open: 1100, close: 1400 }]] };
  const places = [
    place('sight', { windows: [[{ open: 1000, close: 1200 }], []] }),
    place('onTheWay', { ...table, interest: 900 }),
    place('beside', { ...table, interest: 100 }),
  ];
  const problem = problemOf(places, [30, 15, 2], { meals });
  for (const day of problem.days) day.latest = 1320;
  const stops = planOf(problem).days.flatMap((day) => day.stops);
  expect(stops.filter(({ meal }) => meal === 'dinner').map((stop) => stop.place)).toEqual(['beside']);
});

test('a dinner without a table is where one sleeps, after the way home', () => {
  const meals = [{ meal: 'dinner' as const, window: { open: 1170, close: 1320 }, minutes: 75 }];
  const problem = problemOf([place('sight', { windows: [[{ open: 1000, close: 1200 }], []] })], [30], { meals });
  for (const day of problem.days) day.latest = 1320;
  const plan = planOf(problem);
  const day = plan.days[0]!;
  expect(day.stops.map((stop) => stop.place)).toEqual(['sight', null]);
  expect(day.legs.map((leg) => leg.minutes)).toEqual([30, 30, 0]);
  expect(check(problem, plan)).toEqual([]);
  const days = draftOf(plan, () => 'x');
  expect(validate(problem, days).days[0]!.legs.map((way) => way?.minutes)).toEqual([30, 30, 0]);
  const before = structuredClone(plan);
  before.days[0]!.legs = [day.legs[0]!, { ...day.legs[2]!, from: 1, to: 1 }, day.legs[1]!];
  expect(check(problem, before).map(({ rule }) => rule)).toContain(4);
});

test('a stop is put before a dinner without a table, with the way home after it', () => {
  const meals = [{ meal: 'dinner' as const, window: { open: 1170, close: 1320 }, minutes: 75 }];
  const problem = problemOf([place('sight'), place('beach')], [30, 20], { meals });
  for (const day of problem.days) day.latest = 1320;
  const dinner = {
    id: 'dinner',
    place: null,
    meal: 'dinner' as const,
    begin: 1170,
    minutes: 75,
    state: 'placed' as const,
  };
  const stop = { ...dinner, id: 'stop', place: 'beach', meal: undefined, minutes: 60 };
  const [opening] = openingsFor(problem, [{ stops: [dinner] }, { stops: [] }], stop, 0);
  expect(opening).toMatchObject({ extra: 40 });
  expect(opening!.begin).toBeLessThan(1170);
});

test('if known hours say nothing about public holidays, hours on a public holiday are assumed', () => {
  const places = [place('museum', { assumedDays: [0], windows: [[{ open: 540, close: 1080 }], []] })];
  const plan = planOf(problemOf(places, [10]));
  expect(plan.days[0]!.stops[0]!.hoursClass).toBe('assumed');
  expect(plan.stopsByClass).toMatchObject({ known: 0, assumed: 1 });
  const claimed = structuredClone(plan);
  claimed.days[0]!.stops[0]!.hoursClass = 'known';
  expect(check(problemOf(places, [10]), claimed).map(({ rule }) => rule)).toContain(1);
});

test('the traveller is back by the time of the pace, unless a required place needs longer', () => {
  const places = [place('late', { windows: [[{ open: 960, close: 1080 }], []] })];
  const problem = problemOf(places, [10]);
  for (const day of problem.days) day.backBy = 1000;
  expect(dayOf(planOf(problem), 'late')).toBe(-1);
  expect(dayOf(planOf({ ...problem, must: ['late'] }), 'late')).toBe(0);
});
