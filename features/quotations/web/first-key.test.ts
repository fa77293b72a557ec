import { expect, test } from 'vitest';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/headers.ts';
import { firstKey } from './first-key.ts';

const kept = { [QUOTATION_SECRET_HEADER]: 'kept' };
const noKey = { secret: '', pin: null, kept: {}, isPerson: false };

test('the secret of the link has precedence over the PIN, and the PIN over the stored key', () => {
  expect(firstKey({ ...noKey, secret: 'link', pin: '1234', kept })).toEqual({ [QUOTATION_SECRET_HEADER]: 'link' });
  expect(firstKey({ ...noKey, pin: '1234', kept })).toEqual({ [QUOTATION_PIN_HEADER]: '1234' });
  expect(firstKey({ ...noKey, kept })).toEqual(kept);
});

test('a signed-in person needs no key, and the result is null without a key or a person', () => {
  expect(firstKey({ ...noKey, isPerson: true })).toEqual({});
  expect(firstKey(noKey)).toBeNull();
});
