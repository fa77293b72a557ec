import { afterAll, expect, test } from 'vitest';
import type { Area } from '#server/platform.ts';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { assertRow } from './operation.ts';
import { HOUSE_OPERATIONS, OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

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

test('every operation lets in whom it promises, and refuses everybody else', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, HOUSE_OPERATIONS)).toEqual([]);
});

test('what belongs to one region is unknown in the other, to its admins and with every secret', {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, HOUSE_OPERATIONS)).toEqual([]);
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
