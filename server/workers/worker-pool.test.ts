import { threadId } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { openPool } from './worker-pool.ts';

const worker = new URL('../../tests/gated-work.ts', import.meta.url);
const pool = openPool<{ gate: SharedArrayBuffer }, number>({ worker, threads: 1, queue: 2, lazy: true });
afterAll(() => pool.close());

test('runs tasks in another thread and refuses tasks beyond the queue', async () => {
  const gate = new SharedArrayBuffer(4);
  const first = pool.run({ gate });
  const waiting = [pool.run({ gate }), pool.run({ gate })];
  await expect(pool.run({ gate })).rejects.toMatchObject({ name: 'PoolBusy', statusCode: 503 });
  // Only this thread opens the gate. A task in this thread would wait forever.
  Atomics.store(new Int32Array(gate), 0, 1);
  Atomics.notify(new Int32Array(gate), 0);
  const threads = await Promise.all([first, ...waiting]);
  expect(new Set(threads).size).toBe(1);
  expect(threads[0]).not.toBe(threadId);
  expect(await pool.run({ gate })).toBe(threads[0]);
});

test('a thread without work ends', async () => {
  const brief = openPool<{ gate: SharedArrayBuffer }, number>({ worker, threads: 1, lazy: true, idle: 1 });
  const open = new SharedArrayBuffer(4);
  Atomics.store(new Int32Array(open), 0, 1);
  const first = await brief.run({ gate: open });
  await expect.poll(() => brief.run({ gate: open }), { interval: 100 }).not.toBe(first);
  await brief.close();
});
