import { afterAll, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { assertRow, type Operations } from './operation.ts';
import { privacyOperations } from './operations/privacy.ts';
import { regionOperations } from './operations/region.ts';
import { tripOperations } from './operations/trips.ts';
import { createWorld } from './world.ts';

const OPERATIONS: Operations = { ...regionOperations, ...tripOperations };

const world = await createWorld();
afterAll(() => world.close());

test('the matrix has a row for every operation of the API, and no other', async () => {
  await world.app.ready();
  const document = world.app.swagger() as { paths: Record<string, Record<string, unknown>> };
  const registered = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(OPERATIONS).sort()).toEqual(registered.sort());
});

test('every operation lets in whom it promises, and refuses everybody else', { timeout: 120_000 }, async () => {
  let cells = 0;
  const faults: string[] = [];
  for (const [name, operation] of Object.entries(OPERATIONS)) {
    const row = await assertRow(world, name, operation);
    cells += row.cells;
    faults.push(...row.faults);
  }
  console.log(`Rights: ${cells} cells asserted over ${Object.keys(OPERATIONS).length} operations.`);
  expect(faults).toEqual([]);
});

test('a rule broken on purpose is found', async () => {
  const planted: Area = {
    name: 'planted',
    routes(app) {
      app.get('/api/admin/till', { config: { right: 'account.own' } }, async () => ({ money: 'all of it' }));
    },
  };
  const broken = await createWorld([planted]);
  try {
    const { faults } = await assertRow(broken, 'GET /api/admin/till', {
      lets: ['admin'],
      others: 403,
      request: () => ({ url: '/api/admin/till' }),
    });
    expect(faults).toContainEqual(expect.stringMatching(/as other traveller: expected 403, got 200/));
  } finally {
    await broken.close();
  }
});
