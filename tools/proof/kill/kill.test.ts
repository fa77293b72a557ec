import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#tests/database.ts';
import { atPoints, atRandom } from './prove.ts';

let databases: TestDatabase[];
beforeAll(async () => {
  databases = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(() => Promise.all(databases.map(({ close }) => close())));

test('servers that are killed lose nothing and charge nobody twice', { timeout: 300_000 }, async () => {
  expect(await atRandom(2, { database: databases[0]!.connection })).toBe(true);
});

test('nor when it is the worst of moments', { timeout: 300_000 }, async () => {
  const worst = [
    'after the hold is committed, before the answer',
    'after the provider opened the payment, before its answer arrives',
    'after the money is booked, before the answer',
  ] as const;
  expect(await atPoints(worst, 1, { database: databases[1]!.connection })).toBe(true);
});
