import { afterAll, expect, test } from 'vitest';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { SELLING_OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());

test('every operation accepts exactly its promised roles', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, SELLING_OPERATIONS)).toEqual([]);
});

test('resources of one region are unknown in the other, to its admins and with every secret', {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, SELLING_OPERATIONS)).toEqual([]);
});
