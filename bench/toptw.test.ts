import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anneal } from '#planner/engine/anneal.ts';
import { scoreTour } from './toptw-check.ts';
import { parseToptw, toInstance } from './toptw-format.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'instances', `${name}.txt`), 'utf8');

/** The search ends after a number of iterations, so the result is reproducible. */
test.each([
  ['c101', 1, 320],
  ['c101', 2, 590],
  ['r101', 1, 198],
  ['pr01', 2, 502],
])('the engine reaches the best known score of instance %s with %i route(s)', (name, m, best) => {
  const text = read(name);
  const { routes, prize } = anneal(toInstance(parseToptw(name, text), m), { iterations: 20_000, seed: 1 });
  expect(prize).toBe(best);
  expect(
    scoreTour(
      name,
      text,
      m,
      routes.map((route) => route.map((item) => item + 1)),
    ),
  ).toBe(best);
});

describe('scoreTour', () => {
  const text = read('r101');
  test('an empty tour has the score zero', () => expect(scoreTour('r101', text, 1, [[]])).toBe(0));
  test('refuses a repeated vertex', () =>
    expect(scoreTour('r101', text, 2, [[33], [33]])).toEqual({ fault: 'vertex 33 twice' }));
  test('refuses an unknown vertex', () => expect(scoreTour('r101', text, 1, [[0]])).toEqual({ fault: 'no vertex 0' }));
  test('refuses more routes than days', () =>
    expect(scoreTour('r101', text, 1, [[], []])).toEqual({ fault: '2 routes for 1 days' }));
  test('refuses a late arrival', () => {
    const late = [43, 5];
    expect(scoreTour('r101', text, 1, [late])).toEqual({ fault: 'vertex 5 reached after its closing' });
  });
});

test('parseToptw refuses an invalid file', () => {
  expect(() => parseToptw('x', 'nothing\nof\nthe kind')).toThrow('x is not a TOPTW instance');
});
