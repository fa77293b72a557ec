import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { stripeCards } from './adapter.ts';

const PAYMENT = '0d1f8a52-7c1e-4e5b-9a64-3b1f6f0a9c11';
const ARRIVAL = 1_793_577_600;
const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data });
const payout = (id: string, more: object) => ({
  ...{ id, object: 'payout', currency: 'eur', arrival_date: ARRIVAL, created: ARRIVAL - 86_400 },
  ...{ automatic: true, status: 'paid', ...more },
});
const move = (reporting_category: string, amount: number, fee: number, source: object | null) => ({
  ...{ id: `txn_${reporting_category}`, object: 'balance_transaction', currency: 'eur', net: amount - fee },
  ...{ reporting_category, amount, fee, source },
});
const metadata = { payment: PAYMENT };
const asked: URL[] = [];

const server = createServer((request, response) => {
  const url = new URL(request.url!, 'http://stripe');
  asked.push(url);
  const answers: Record<string, object> = {
    '/v1/payouts': list('/v1/payouts', [
      payout('po_hand', { automatic: false, amount: 700, status: 'in_transit', arrival_date: ARRIVAL + 86_400 }),
      payout('po_day', { amount: 8_150 }),
      payout('po_lost', { amount: 100, status: 'failed', automatic: false, arrival_date: ARRIVAL - 86_400 }),
    ]),
    '/v1/balance_transactions': list('/v1/balance_transactions', [
      move('payout', -8_150, 0, { id: 'po_day', object: 'payout' }),
      move('fee', -50, 0, null),
      move('dispute', -5_000, 1_500, { id: 'du_1', object: 'dispute', payment_intent: 'pi_1' }),
      move('refund', -2_000, 0, { id: 're_1', object: 'refund', metadata }),
      move('charge', 17_200, 500, { id: 'ch_1', object: 'charge', metadata }),
      move('topup', 0, 0, { id: 'tu_1', object: 'topup' }),
    ]),
    '/v1/payment_intents/pi_1': { id: 'pi_1', object: 'payment_intent', metadata },
  };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answers[url.pathname] ?? { error: { message: 'none' } }));
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
afterAll(() => server.close());

const cards = stripeCards({
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  webhookSecret: 'whsec_x',
  server: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
});

test('lists payouts oldest first, each with its balance transactions', async () => {
  const since = new Date((ARRIVAL - 5 * 86_400) * 1000);
  const [lost, day, hand] = await cards.listSettlements(since, 50);
  expect(lost).toMatchObject({ id: 'po_lost', state: 'failed', amount: 100 });
  expect(day).toEqual({
    id: 'po_day',
    currency: 'EUR',
    amount: 8_150,
    state: 'paid',
    arrivesAt: new Date(ARRIVAL * 1000),
    lines: [
      { kind: 'fee', paymentId: null, amount: -50, fee: 0 },
      { kind: 'dispute', paymentId: PAYMENT, amount: -5_000, fee: 1_500 },
      { kind: 'refund', paymentId: PAYMENT, amount: -2_000, fee: 0 },
      { kind: 'capture', paymentId: PAYMENT, amount: 17_200, fee: 500 },
      { kind: 'other', paymentId: null, amount: 0, fee: 0 },
    ],
  });
  expect(day!.lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(day!.amount);
  expect(hand).toMatchObject({ id: 'po_hand', state: 'on_way', lines: [{ kind: 'carried', amount: 700 }] });
  const question = asked.find(({ pathname }) => pathname === '/v1/payouts')!.searchParams;
  expect(question.get('arrival_date[gte]')).toBe(String(since.getTime() / 1000));
  expect(await cards.listSettlements(since, 1)).toMatchObject([{ id: 'po_lost' }]);
});
