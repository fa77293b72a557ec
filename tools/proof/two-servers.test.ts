import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import * as fresh from './fresh/prove.ts';
import * as holds from './holds/prove.ts';
import * as idempotency from './idempotency/prove.ts';
import { repeatEverything } from './idempotency/scenes.ts';
import * as oversell from './oversell/prove.ts';
import { openStage } from './stage.ts';

const OVERSELL = { buyers: 36, places: 6, connections: 16 };
/** More orders than one network may hold unpaid. */
const IDEMPOTENCY = { times: 30, keys: 5 };
const HOLDS = { connections: 24, places: 20 };
/** A busy machine may need more than the promised second. `npm run proof -- fresh` measures that. */
const FRESH = { visitors: 40, seconds: 4, mostAge: 3000 };
const LONG = { timeout: 240_000 };

// The tests share the servers, because a server starts slowly. The order matters: the last tests replace the servers by
// servers that lack protections.
const { connection, close } = await testDatabase();
const { stage, close: closeStage } = await openStage({
  database: connection,
  areas: [...oversell.AREAS, ...fresh.AREAS],
});
afterAll(async () => {
  await closeStage();
  await close();
});

test('visitors of two servers never read a mixture or an old state while the region changes places', LONG, async () => {
  expect(await fresh.perform(stage, FRESH)).toBe(true);
});

test('two servers never oversell', LONG, async () => {
  await oversell.slowCommits(stage);
  for (const name of Object.keys(oversell.ACTS)) expect(await oversell.perform(stage, name, OVERSELL), name).toBe(true);
});

test(
  'a checkout whose requests are repeated makes one booking, and without the same key it makes one for each request',
  LONG,
  async () => {
    expect((await repeatEverything(stage, IDEMPOTENCY)).faults).toEqual([]);
    expect(await idempotency.control(stage, IDEMPOTENCY)).toEqual(['bookings: 30 instead of 1']);
  },
);

test(
  'the limits of unpaid holds leave seats for known buyers, and without the limits the proof fails',
  LONG,
  async () => {
    expect(await holds.perform(stage, HOLDS)).toBe(true);
    expect(await holds.control(stage, HOLDS)).toBe(true);
  },
);

test('two servers oversell when the protection of a scene is removed', LONG, async () => {
  expect(await oversell.controls(stage, OVERSELL, ['plain', 'channels', 'guide'])).toBe(true);
});

test('visitors read old states if the servers do not look at the version', LONG, async () => {
  expect(await fresh.control(stage, FRESH)).toBe(true);
});
