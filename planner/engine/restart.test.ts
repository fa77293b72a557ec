import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { greedyRoutes } from '../greedy.ts';
import { randomProblem } from '../proof/synthetic.ts';
import { anneal, DEFAULTS } from './anneal.ts';
import { annealWithRestarts } from './restart.ts';

test('the better of two runs is kept, and progress never falls', () => {
  let restartsWon = 0;
  for (let seed = 1; seed <= 12; seed++) {
    const compiled = compile(randomProblem(seed, 80));
    const start = greedyRoutes(compiled);
    const shares: number[] = [];
    const onProgress = (share: number) => shares.push(share);
    const both = annealWithRestarts(compiled.instance, { iterations: 1000, seed, onProgress }, DEFAULTS, start);
    const first = anneal(compiled.instance, { iterations: 500, seed }, DEFAULTS, start);
    expect(both.prize).toBeGreaterThanOrEqual(first.prize);
    if (both.prize > first.prize || both.value > first.value) restartsWon++;
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  }
  expect(restartsWon).toBeGreaterThan(0);
});
