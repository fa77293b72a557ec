import { expect, test } from 'vitest';
import type { CardSettlementLine } from '#server/cards/port.ts';
import { judgeLines, type StoredPayment } from './judge-settlement.ts';

const paid: StoredPayment = {
  id: 'p',
  currency: 'PEN',
  captured: 10_000,
  promised: 4_000,
  fee: 400,
  settledCapture: 0,
  settledRefund: 0,
  settledDispute: 0,
};
const judge = (lines: Partial<CardSettlementLine>[], known: Partial<StoredPayment> = {}) =>
  judgeLines(
    lines.map((line) => ({ kind: 'capture', paymentId: 'p', amount: 0, fee: 0, ...line })),
    'PEN',
    new Map([['p', { ...paid, ...known }]]),
  ).map(({ trouble, unclear, feeBeyond }) => [trouble, unclear, feeBeyond]);

test('lines that match the stored payments are accepted', () => {
  expect(judge([{ amount: 10_000, fee: 400 }])).toEqual([[null, 0, 0]]);
  expect(judge([{ amount: 10_000, fee: 380 }], { fee: null })).toEqual([[null, 0, 0]]);
  const refund = { kind: 'refund' as const, amount: -2_000 };
  expect(judge([refund, refund])).toEqual([
    [null, 0, 0],
    [null, 0, 0],
  ]);
  const taken = { kind: 'dispute' as const, amount: -10_000, fee: 1_500 };
  expect(judge([taken, { ...taken, amount: 10_000, fee: -1_500 }])).toEqual([
    [null, 0, 0],
    [null, 0, 0],
  ]);
  expect(judge([{ kind: 'carried', paymentId: null, amount: 77 }])).toEqual([[null, 0, 0]]);
});

test('a line that differs from the stored payment is returned with its unexplained amount', () => {
  expect(judge([{ amount: 10_000, fee: 450 }])).toEqual([['fee_differs', 0, 50]]);
  expect(judge([{ amount: 10_700, fee: 400 }])).toEqual([['amount_differs', 700, 0]]);
  expect(judge([{ amount: 10_000, fee: 400 }], { settledCapture: 10_000 })).toEqual([['amount_differs', 10_000, 0]]);
  expect(judge([{ kind: 'refund', amount: -4_500 }])).toEqual([['amount_differs', -500, 0]]);
  expect(judge([{ kind: 'dispute', amount: 300 }])).toEqual([['amount_differs', 300, 0]]);
  expect(judge([{ paymentId: 'q', amount: 100, fee: 4 }])).toEqual([['unknown_payment', 96, 0]]);
  expect(judge([{ kind: 'other', paymentId: null, amount: -40 }])).toEqual([['unexplained', -40, 0]]);
  expect(judge([{ kind: 'fee', paymentId: null, amount: -90 }])).toEqual([[null, 0, 90]]);
});
