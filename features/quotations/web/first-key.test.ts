import { expect, test } from 'vitest';
import { QUOTATION_PIN_HEADER, QUOTATION_SECRET_HEADER } from '../contract/routes.ts';
import { firstKey } from './first-key.ts';

const kept = { [QUOTATION_SECRET_HEADER]: 'kept' };
const nobody = { secret: '', pin: null, kept: {}, isPerson: false };

test('the link has precedence over the PIN, and both over the stored key', () => {
  expect(firstKey({ ...nobody, secret: 'link', pin: '1234', kept })).toEqual({ [QUOTATION_SECRET_HEADER]: 'link' });
  expect(firstKey({ ...nobody, pin: '1234', kept })).toEqual({ [QUOTATION_PIN_HEADER]: '1234' });
  expect(firstKey({ ...nobody, kept })).toEqual(kept);
});

test('an account needs no key, and a browser without any key sends no request', () => {
  expect(firstKey({ ...nobody, isPerson: true })).toEqual({});
  expect(firstKey(nobody)).toBeNull();
});
