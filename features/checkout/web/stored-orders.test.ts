import { expect, test } from 'vitest';
import { hasStored, ORDER_LIST } from '#web/offline/stored-lists.ts';
import { forgetOrder, keepOrder } from './order-keys.ts';

test('a page without a network finds out whether the browser has bookings', () => {
  const order = { id: 'a', reference: 'VR7K2M4QXA' };
  keepOrder(order, 'secret');
  expect(hasStored(ORDER_LIST)).toBe(true);
  forgetOrder(order);
  expect(hasStored(ORDER_LIST)).toBe(false);
});
