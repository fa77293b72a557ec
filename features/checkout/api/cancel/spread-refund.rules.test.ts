import { expect, test } from 'vitest';
import { spreadOver } from './spread-refund.rules.ts';

test('a refund first uses the money that was paid for the booking, from the newest payment to the oldest', () => {
  const change = { paymentId: 'change of the other', left: 3000, own: 0 };
  const balance = { paymentId: 'balance', left: 7000, own: 7000 };
  const first = { paymentId: 'first', left: 20_000, own: 3000 };
  expect(spreadOver([change, balance, first], 8000)).toEqual([
    { paymentId: 'balance', amount: 7000 },
    { paymentId: 'first', amount: 1000 },
  ]);
  expect(spreadOver([change, first], 4000)).toEqual([
    { paymentId: 'change of the other', amount: 1000 },
    { paymentId: 'first', amount: 3000 },
  ]);
  expect(spreadOver([change], 4000)).toEqual([{ paymentId: 'change of the other', amount: 3000 }]);
  expect(spreadOver([first], 0)).toEqual([]);
});
