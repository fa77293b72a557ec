import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { onStage } from '../stage.ts';
import { control } from './prove.ts';
import { repeatEverything } from './scenes.ts';

/** More orders than one network may hold unpaid. */
const SMALL = { times: 30, keys: 2 };
const { connection, close } = await testDatabase();
afterAll(close);

test('a checkout whose requests are repeated makes one booking, and without the same key it makes one for each request', {
  timeout: 240_000,
}, async () => {
  await onStage({ database: connection }, async (stage) => {
    expect((await repeatEverything(stage, SMALL)).faults).toEqual([]);
    expect(await control(stage, SMALL)).toEqual(['bookings: 30 instead of 1']);
  });
});
