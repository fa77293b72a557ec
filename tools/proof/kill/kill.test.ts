import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { withoutRefundKey } from './controls.ts';
import { atPoints, atRandom } from './servers.ts';
import { stretchOf } from './tally.ts';

let databases: TestDatabase[];
beforeAll(async () => {
  databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all(databases.map(({ close }) => close())));
const on = (index: number) => ({ database: databases[index]!.connection });

test('when servers are killed at random times, no purchase is lost and no buyer is charged twice', {
  timeout: 300_000,
}, async () => {
  expect((await atRandom(1, on(0))).faults).toEqual([]);
});

test('when servers are killed at named points, no purchase is lost', { timeout: 300_000 }, async () => {
  const worst = [
    'after the provider opened the payment, before its answer arrives',
    'after the money is booked, before the answer',
  ] as const;
  expect((await atPoints(worst, on(1))).faults).toEqual([]);
});

test('if refunds have no idempotency key, one kill is enough for the proof to fail', { timeout: 300_000 }, async () => {
  expect(await withoutRefundKey(on(2))).toBe(true);
});

test('`stretchOf` divides a long run into chunks', () => {
  const plan = { random: 300, named: 42, database: 30 };
  const whole = stretchOf(plan, 1, 372);
  expect(whole).toEqual({
    random: { first: 0, count: 300 },
    named: { first: 0, count: 42 },
    database: { first: 0, count: 30 },
  });
  expect(stretchOf(plan, 291, 20)).toMatchObject({ random: { first: 290, count: 10 }, named: { first: 0, count: 10 } });
  expect(stretchOf(plan, 341, 4)).toMatchObject({ named: { first: 40, count: 2 }, database: { first: 0, count: 2 } });
});
