// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';
import { keepOrder, keepPin, keyOf } from './order-keys.ts';

const ORDER = { id: '21d80fdf-7a38-4ec4-8188-0913fec73fea', reference: 'VR7K2M4QXA' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a PIN that opened an order is stored only in the current tab', () => {
  keepPin(ORDER, '08838729');
  expect(keyOf(ORDER.id)).toEqual({ [ORDER_PIN_HEADER]: '08838729' });
  expect(keyOf(ORDER.reference)).toEqual({ [ORDER_PIN_HEADER]: '08838729' });
  expect(keyOf('VR0000000A')).toEqual({});
  expect(localStorage).toHaveLength(0);
});

test('if both a secret and a PIN are stored, the secret is used', () => {
  keepPin(ORDER, '08838729');
  keepOrder(ORDER, 'secret');
  expect(keyOf(ORDER.id)).toEqual({ [ORDER_SECRET_HEADER]: 'secret' });
});
