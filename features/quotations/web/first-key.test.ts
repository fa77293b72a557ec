import { expect, test } from 'vitest';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/routes.ts';
import { firstKey } from './first-key.ts';

const kept = { [QUOTATION_SECRET_HEADER]: 'kept' };
const noKey = { secret: '', pin: null, kept: {}, isPerson: false };

test('the link has precedence over the PIN, and both over the stored key', () => {
  expect(firstKey({ ...noKey, secret: 'link', pin: '1234', kept })).toEqual({ [QUOTATION_SECRET_HEADER]: 'link' });
  expect(firstKey({ ...noKey, pin: '1234', kept })).toEqual({ [QUOTATION_PIN_HEADER]: '1234' });
  expect(firstKey({ ...noKey, kept })).toEqual(kept);
});

test('an account needs no key, and a browser without any key sends no request', () => {
  expect(firstKey({ ...noKey, isPerson: true })).toEqual({});
  expect(firstKey(noKey)).toBeNull();
});
