import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { anneal, DEFAULTS } from './engine/anneal.ts';
import { greedyRoutes } from './greedy.ts';
import { randomProblem } from './proof/synthetic.ts';
import { requireVisit, routesOf } from './require-visit.ts';
import { solve } from './solve.ts';
import { whyUnusable } from './usable.ts';

test('a required visit gives the same compiled problem as a must-see place', () => {
  let compared = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const problem = { ...randomProblem(seed), must: [] };
    const compiled = compile(problem);
    for (const [index, { id, interest, eating }] of problem.places.entries()) {
      if (eating || interest <= 0 || whyUnusable(problem, index) !== null) continue;
      if (problem.fixed.some(({ place }) => place === id)) continue;
      expect(requireVisit(compiled, index)).toEqual(compile({ ...problem, must: [id] }));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('the visits of a plan are read back as the routes that the search found', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const problem = { ...randomProblem(seed), fixed: [], must: [] };
    const compiled = compile(problem);
    const plan = solve(problem, { seed, iterations: 200 });
    const again = solve(problem, { seed, iterations: 0, compiled, start: routesOf(problem, compiled, plan) });
    expect(again.score).toBeGreaterThanOrEqual(plan.score);
  }
});

test('a start whose days are too long is not kept', () => {
  const problem = randomProblem(3);
  const { instance, items } = compile({ ...problem, fixed: [], must: [] });
  const all = items.flatMap(({ meal }, i) => (meal === null ? [i] : []));
  const start = problem.days.map((_, d) => (d === 0 ? all : []));
  const { value } = anneal(instance, { iterations: 0, seed: 1 }, DEFAULTS, start);
  expect(value).toBe(anneal(instance, { iterations: 0, seed: 1 }, DEFAULTS).value);
  expect(greedyRoutes({ instance, items })[0]!.length).toBeLessThan(all.length);
});
