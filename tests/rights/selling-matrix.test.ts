import { afterAll, expect, test } from 'vitest';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { SELLING_OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());

test('every selling operation accepts exactly the roles in its row', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, SELLING_OPERATIONS)).toEqual([]);
});

test("the other region's admin gets 404 for this region's sales, even with all their secrets", {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, SELLING_OPERATIONS)).toEqual([]);
});
