import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import type { LegTable, Plan, Problem } from '#planner/model.ts';
import { randomProblem } from '#planner/proof/synthetic.ts';
import { solve } from '#planner/solve.ts';
import * as wire from './planner-wire.ts';

const asSent = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_key, part) => (ArrayBuffer.isView(part) ? Array.from(part as Int32Array) : part)));

test("the planner's problems and plans match the wire schema", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const problem: Problem = randomProblem(seed, 20);
    const plan: Plan = solve(problem, { iterations: 50, seed });
    expect([...Value.Errors(wire.Problem, asSent(problem))]).toEqual([]);
    expect([...Value.Errors(wire.Plan, asSent(plan))]).toEqual([]);
  }
});

test("a problem that matches the wire schema has the planner's type", () => {
  const received = asSent(randomProblem(3, 10));
  if (!Value.Check(wire.Problem, received)) throw new Error('the wire refuses the problem');
  const problem: Problem = received;
  const legs: LegTable = problem.legs;
  expect(legs.minutes).toHaveLength(legs.size ** 2);
});
