import { Check } from 'typebox/schema';
import { expect, test } from 'vitest';
import { WrittenOffer } from './operator.ts';

test('a draft may lack fields, but its values must have the right type', () => {
  const policy = { bands: [], weather: 'full', minimum: 'full' };
  expect(Check(WrittenOffer, { title: '', policy })).toBe(true);
  expect(Check(WrittenOffer, { title: '', policy: { ...policy, minimum: 'sometimes' } })).toBe(false);
});
