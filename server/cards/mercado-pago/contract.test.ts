import { createHmac } from 'node:crypto';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { afterAll, expect, test } from 'vitest';
import { cardsContract, order } from '#tests/cards/contract.ts';
import { mercadoPagoServer } from '#tests/cards/mercado-pago-server.ts';
import { mercadoPagoCards } from './adapter.ts';

const server = await mercadoPagoServer();
afterAll(() => server.close());
// The SDK keeps its base URL in one global constant.
Object.assign(AppConfig, { BASE_URL: server.url });

const cards = mercadoPagoCards({
  accessToken: server.token,
  publicKey: 'TEST-public',
  webhookSecret: server.webhookSecret,
});

cardsContract('Mercado Pago', async () => ({
  cards,
  pay: async ({ id }, card) => server.pay(id, card),
  webhooks: async ({ id }) => server.webhooks(id),
  loseAnswer: async (call) => server.cutAfter(call === 'create' ? /^POST .*preferences\/?$/ : /^POST .*refunds$/),
  // The adapter tries twice.
  breakBefore: async () => server.breakBefore(/^POST .*preferences\/?$/, 2),
  openDispute: async ({ id }) => server.dispute(id, 'in_process'),
  capturesInPart: false,
  findsUnpaid: true,
  opened: async () => server.preferences.size,
}));

test('amounts are sent as decimals, and cents are refused in a currency of whole units', async () => {
  for (const [currency, amount, wire] of [
    ['PEN', 12_345, 123.45],
    ['COP', 8_990_000, 89_900],
    ['CLP', 25_990, 25_990],
  ] as const) {
    const { id } = await cards.create(order({ currency, amount }));
    expect(server.preferences.get(id).items[0].unit_price).toBe(wire);
  }
  await expect(cards.create(order({ currency: 'COP', amount: 8_990_050 }))).rejects.toMatchObject({
    code: 'amount_not_payable',
  });
});

test('each refund has its own idempotency key', async () => {
  const asked = order();
  const payment = await cards.create(asked);
  server.pay(payment.id, 'approved');
  const from = server.calls.length;
  await cards.refund(payment.id, 1_000, 'first-refund');
  await cards.refund(payment.id, 1_000, 'second-refund');
  const keys = server.calls
    .slice(from)
    .filter(({ method }) => method !== 'GET')
    .map(({ headers }) => headers['x-idempotency-key']);
  expect(keys).toEqual(['first-refund', 'second-refund']);
});

test('after a double payment, the payment shows both amounts, and both can be refunded', async () => {
  const payment = await cards.create(order());
  server.pay(payment.id, 'approved');
  server.pay(payment.id, 'approved');
  expect(await cards.show(payment.id)).toMatchObject({ amount: 12_345, captured: 24_690 });
  await cards.refund(payment.id, 12_345, 'the-first');
  await cards.refund(payment.id, 12_345, 'the-second');
  expect((await cards.show(payment.id)).refunded).toBe(24_690);
});

test('a charge-back ends in the state won or lost', async () => {
  for (const [detail, state] of [
    ['reimbursed', 'dispute_won'],
    ['settled', 'dispute_lost'],
  ] as const) {
    const { id } = await cards.create(order());
    server.pay(id, 'approved');
    server.dispute(id, detail);
    expect((await cards.show(id)).state).toBe(state);
  }
});

test('a signature with its time in milliseconds is accepted', () => {
  const ts = Date.now();
  const v1 = createHmac('sha256', server.webhookSecret).update(`id:77;request-id:r1;ts:${ts};`).digest('hex');
  const call = {
    headers: { 'x-signature': `ts=${ts},v1=${v1}`, 'x-request-id': 'r1' },
    query: { 'data.id': '77' },
    body: Buffer.from('{"id":5,"type":"payment","data":{"id":"77"}}'),
  };
  expect(cards.readWebhook(call)).toEqual({ id: '5', kind: 'other', paymentId: null, providerPaymentId: '77' });
  expect(() => cards.readWebhook({ ...call, query: { 'data.id': '78' } })).toThrow('signature');
});
