import { afterAll, expect, test } from 'vitest';
import { assertMatrix, assertUnknownElsewhere } from './assert-matrix.ts';
import { SELLING_OPERATIONS } from './operations.ts';
import { createWorld } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());

test('every operation lets in whom it promises, and refuses everybody else', { timeout: 300_000 }, async () => {
  expect(await assertMatrix(world, SELLING_OPERATIONS)).toEqual([]);
});

test('what belongs to one region is unknown in the other, to its admins and with every secret', {
  timeout: 300_000,
}, async () => {
  expect(await assertUnknownElsewhere(world, SELLING_OPERATIONS)).toEqual([]);
});
