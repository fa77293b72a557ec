import { expect, test } from 'vitest';
import { inTurns } from './turns.ts';

test('running and waiting tasks are limited, and further tasks are refused', async () => {
  const turn = inTurns(2, 3);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const work = (name: number) =>
    turn(() => {
      begun.push(name);
      return new Promise<number>((resolve) => finish.push(() => resolve(name)));
    });
  const five = [1, 2, 3, 4, 5].map(work);
  await expect(work(6)).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } });
  expect(begun).toEqual([1, 2]);
  finish.shift()!();
  expect(await five[0]).toBe(1);
  const seventh = work(7);
  for (let done = 0; done < 5; done += 1) {
    finish.shift()!();
    await Promise.resolve();
    await new Promise(setImmediate);
  }
  expect(await Promise.all([...five, seventh])).toEqual([1, 2, 3, 4, 5, 7]);
  expect(begun).toEqual([1, 2, 3, 4, 5, 7]);
});

test('the next task runs after a task failed', async () => {
  const turn = inTurns(1, 1);
  const failed = turn(() => Promise.reject(new Error('broken')));
  const next = turn(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
