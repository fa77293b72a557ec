import { expect, test } from 'vitest';
import type { CardRefund } from '#server/cards/port.ts';
import { refundDone } from './refund-done.rules.ts';

const made = (id: string, change: Partial<CardRefund> = {}): CardRefund => ({
  ...{ id, state: 'settled', amount: 100, key: null, failure: null },
  ...change,
});
const refund = { id: 'ours', amount: 100 };
const none = [{ id: 'ours', provider_refund_id: null }];

test("if the provider's reply to a refund was lost, the refund is found by its idempotency key", () => {
  expect(refundDone(refund, [made('a', { key: 'other/0' }), made('b', { key: 'ours/0' })], none)?.id).toBe('b');
  expect(refundDone(refund, [made('a', { key: 'other/0' })], none)).toBeUndefined();
});

test('a refund without a key is found by its amount', () => {
  const others = [...none, { id: 'another', provider_refund_id: 'a' }];
  expect(refundDone(refund, [made('a'), made('b', { amount: 70 }), made('c')], others)?.id).toBe('c');
  expect(refundDone(refund, [made('a')], others)).toBeUndefined();
});

test('a refund that failed at the provider does not count as made', () => {
  expect(refundDone(refund, [made('a', { key: 'ours/0', state: 'failed' })], none)).toBeUndefined();
});
