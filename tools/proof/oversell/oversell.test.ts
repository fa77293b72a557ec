import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { repeatEverything } from '../idempotency/scenes.ts';
import { onStage } from '../stage.ts';
import { controls } from './prove.ts';
import { SCENES } from './scenes.ts';

const SMALL = { buyers: 48, places: 6, lanes: 16 };
const { connection, close } = await testDatabase();
afterAll(close);

test('two servers sell exactly what there is, in every scene, and what is repeated happens once', {
  timeout: 120_000,
}, async () => {
  await onStage({ database: connection }, async (stage) => {
    for (const [name, scene] of Object.entries(SCENES)) {
      const { faults, figures } = await scene(stage, SMALL);
      expect(faults, `${name} ${JSON.stringify(figures)}`).toEqual([]);
    }
    expect((await repeatEverything(stage, { times: 20, keys: 5 })).faults).toEqual([]);
  });
});

test('without their protection the same scenes fail', { timeout: 120_000 }, async () => {
  const other = await testDatabase();
  try {
    expect(await controls({ buyers: 48, places: 4, lanes: 24 }, { database: other.connection })).toBe(true);
  } finally {
    await other.close();
  }
});
