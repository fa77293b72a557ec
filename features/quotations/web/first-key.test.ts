import { expect, test } from 'vitest';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/routes.ts';
import { firstKey } from './first-key.ts';

const kept = { [QUOTATION_SECRET_HEADER]: 'kept' };
const nobody = { secret: '', pin: null, kept: {}, isPerson: false };

test('the link counts before the PIN, and both before what the browser keeps', () => {
  expect(firstKey({ ...nobody, secret: 'link', pin: '1234', kept })).toEqual({ [QUOTATION_SECRET_HEADER]: 'link' });
  expect(firstKey({ ...nobody, pin: '1234', kept })).toEqual({ [QUOTATION_PIN_HEADER]: '1234' });
  expect(firstKey({ ...nobody, kept })).toEqual(kept);
});

test('an account asks by itself, and who has nothing does not ask', () => {
  expect(firstKey({ ...nobody, isPerson: true })).toEqual({});
  expect(firstKey(nobody)).toBeNull();
});
