import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import type { Candidate, Problem } from '../model.ts';
import { Random } from './random.ts';
import { Recreate } from './recreate.ts';
import { Tour } from './tour.ts';

const SEEDS = 30;
const OTHERS = Array.from({ length: 20 }, (_, i) => `other${i}`);

function place(id: string, interest: number, eating: boolean): Candidate {
  return {
    id,
    kind: eating ? 'food' : 'sight',
    interest,
    visit: { minimum: 60, typical: 60, maximum: 60 },
    hoursClass: 'known',
    windows: [[{ open: eating ? 480 : 660, close: 1200 }]],
    cost: null,
    needs: {},
    ...(eating && { eating }),
  };
}

/** All places are on one line. `at[i]` is the position of place `i` in minutes by car from the lodging. */
function dayWith(places: Candidate[], at: number[]): Problem {
  const ends = [...at, 0];
  const size = ends.length;
  const cells = ends.flatMap((from) => ends.map((to) => Math.abs(from - to)));
  return {
    days: [{ date: '2026-12-01', start: size - 1, end: size - 1, earliest: 480, latest: 1200 }],
    places,
    anchors: 1,
    legs: {
      size,
      minutes: cells,
      metres: cells,
      mode: cells.map(() => 0),
      modes: ['drive'],
      basis: cells.map(() => 0),
      bases: ['road_graph'],
    },
    must: [],
    avoid: [],
    fixed: [],
    meals: [{ meal: 'lunch', window: { open: 720, close: 885 }, minutes: 60 }],
    caps: { stopsPerDay: 4, walkMetresPerDay: 0, driveMinutesPerDay: 300, buffer: 0 },
    party: { adults: 1, children: 0, seniors: 0 },
    currency: 'PEN',
    budget: null,
    needs: [],
    knownHoursOnly: false,
  };
}

/** Returns the place of the lunch after one reconstruction of an empty day, for each seed. */
function lunches(problem: Problem): (string | undefined)[] {
  const { instance, items } = compile(problem);
  return Array.from({ length: SEEDS }, (_, seed) => {
    const tour = new Tour(instance);
    const settings = { blink: 0, tried: items.length };
    new Recreate(instance).run(tour, new Int32Array(instance.items), 0, settings, new Random(seed));
    const lunch = tour.visits()[0]!.find((i) => items[i]!.meal === 'lunch');
    return lunch === undefined ? undefined : problem.places[items[lunch]!.place ?? -1]?.id;
  });
}

test('lunch is at the most interesting of tables that are equally near', () => {
  const tables = ['good', ...OTHERS].map((id) => place(id, id === 'good' ? 300 : 100, true));
  const found = lunches(dayWith([place('sight', 900, false), ...tables], [20, ...tables.map(() => 5)]));
  expect(new Set(found)).toEqual(new Set(['good']));
});

test('some reconstructions choose the table after the visits, so that lunch is on the way', () => {
  const tables = ['onTheWay', ...OTHERS].map((id) => place(id, 100, true));
  const found = lunches(dayWith([place('sight', 900, false), ...tables], [60, 60, ...OTHERS.map(() => -5)]));
  expect(found.filter((id) => id === 'onTheWay').length).toBeGreaterThan(SEEDS / 5);
});
