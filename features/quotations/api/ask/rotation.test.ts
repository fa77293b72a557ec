import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type InTurn, whoseTurn } from './rotation.rules.ts';

const operator = (id: string, asked: number, inTime: number | null = null): InTurn => ({ id, asked, inTime });
const names = (list: readonly InTurn[]) => list.map(({ id }) => id);

test('operators with the fewest requests come first, then operators that answer in time', () => {
  const all = [operator('often', 9, 1), operator('slow', 2, 0.2), operator('quick', 2, 0.9), operator('new', 0)];
  expect(names(whoseTurn(all, randomUUID(), 3))).toEqual(['new', 'quick', 'slow']);
});

test('an operator that had nothing to answer yet ranks as if it always answered in time', () => {
  expect(names(whoseTurn([operator('late', 1, 0.5), operator('new', 1)], randomUUID(), 2))).toEqual(['new', 'late']);
});

test('the same request always selects the same operators', () => {
  const all = Array.from({ length: 20 }, (_, n) => operator(`operator ${n}`, 0));
  const id = randomUUID();
  expect(names(whoseTurn(all, id, 5))).toEqual(names(whoseTurn([...all].reverse(), id, 5)));
});

test('after many requests, every operator has had almost equally many requests', () => {
  const all = Array.from({ length: 7 }, (_, n) => operator(`operator ${n}`, 0));
  for (let request = 0; request < 200; request += 1) {
    for (const chosen of whoseTurn(all, randomUUID(), 5)) chosen.asked += 1;
  }
  const asked = all.map((one) => one.asked);
  expect(Math.max(...asked) - Math.min(...asked)).toBeLessThanOrEqual(1);
});
