import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { repeatEverything } from '../idempotency/scenes.ts';
import { onStage } from '../stage.ts';
import { ACTS, AREAS, controls, perform, slowCommits } from './prove.ts';

const SMALL = { buyers: 36, places: 6, connections: 16 };
const { connection, close } = await testDatabase();
afterAll(close);

test('two servers never oversell, and each scene fails when its protection is removed', {
  timeout: 180_000,
}, async () => {
  await onStage({ database: connection, areas: AREAS }, async (stage) => {
    await slowCommits(stage);
    for (const name of Object.keys(ACTS)) expect(await perform(stage, name, SMALL), name).toBe(true);
    expect((await repeatEverything(stage, { times: 20, keys: 5 })).faults).toEqual([]);
    expect(await controls(stage, SMALL, ['plain', 'channels', 'guide'])).toBe(true);
  });
});
