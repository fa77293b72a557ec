import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { onStage } from '../stage.ts';
import { AREAS, control, perform } from './prove.ts';

const SMALL = { connections: 24, places: 20 };
const { connection, close } = await testDatabase();
afterAll(close);

test('the limits of unpaid holds leave seats for known buyers, and without the limits the proof fails', {
  timeout: 180_000,
}, async () => {
  await onStage({ database: connection, areas: AREAS }, async (stage) => {
    expect(await perform(stage, SMALL)).toBe(true);
    expect(await control(stage, SMALL)).toBe(true);
  });
});
