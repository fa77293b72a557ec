import { afterAll, expect, test } from 'vitest';
import { cardsContract, order } from '#tests/cards/contract.ts';
import { DISPUTE_FEE } from '#tests/cards/stripe-balance.ts';
import { stripeServer } from '#tests/cards/stripe-server.ts';
import { stripeCards } from './adapter.ts';

const server = await stripeServer();
afterAll(() => server.close());

const cards = stripeCards({
  secretKey: server.key,
  publishableKey: 'pk_test_contract',
  webhookSecret: server.webhookSecret,
  server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
});

cardsContract('Stripe', async () => ({
  cards,
  pay: async ({ id }, card) => server.pay(id, card),
  webhooks: async ({ id }) => server.webhooks(id),
  loseAnswer: async (call) => server.cutAfter(call === 'create' ? /^POST .*sessions$/ : /^POST .*refunds$/),
  // The SDK tries three times.
  breakBefore: async () => server.breakBefore(/^POST .*sessions$/, 3),
  openDispute: async ({ id }) => server.dispute(id, 'needs_response'),
  capturesInPart: true,
  findsUnpaid: true,
  opened: async () => server.sessions.size,
}));

test("the session has the payer's email address, the description and an expiry that Stripe accepts", async () => {
  const asked = order({ expiresAt: new Date(Date.now() + 20 * 60_000) });
  const { id } = await cards.create(asked);
  const call = server.calls.findLast(({ path }) => path === '/v1/checkout/sessions')!;
  expect(call.headers).toMatchObject({ authorization: `Bearer ${server.key}`, 'idempotency-key': asked.key });
  const form = new URLSearchParams(call.body);
  expect(Number(form.get('expires_at')) * 1000).toBeGreaterThan(Date.now() + 30 * 60_000);
  expect(form.get('customer_email')).toBe(asked.payer.email);
  expect(form.get('success_url')).toBe(asked.returnUrl);
  expect(server.sessions.get(id).metadata).toEqual({ payment: asked.paymentId, key: asked.key });
});

test("amounts are converted to Stripe's units", async () => {
  for (const [currency, amount, wire] of [
    ['CLP', 25_990, '25990'],
    ['COP', 8_990_000, '8990000'],
    ['ISK', 500, '50000'],
  ] as const) {
    await cards.create(order({ currency, amount }));
    const form = new URLSearchParams(server.calls.findLast(({ method }) => method === 'POST')!.body);
    expect(form.get('line_items[0][price_data][unit_amount]')).toBe(wire);
  }
});

test('frame mode is refused, and so is a different order with the same key', async () => {
  const asked = order();
  await cards.create(asked);
  await expect(cards.create({ ...asked, amount: 1 })).rejects.toMatchObject({ outcome: 'refused' });
  await expect(cards.create(order({ mode: 'frame' }))).rejects.toMatchObject({ code: 'mode_not_offered' });
});

test('a dispute ends in the state won or lost', async () => {
  for (const [status, state] of [
    ['won', 'dispute_won'],
    ['lost', 'dispute_lost'],
    ['warning_needs_response', 'captured'],
  ] as const) {
    const { id } = await cards.create(order());
    server.pay(id, 'approved');
    server.dispute(id, status);
    expect(await cards.show(id)).toMatchObject({ state, disputeFee: DISPUTE_FEE });
  }
});

test('a wrong API key is reported as refused, not as unknown', async () => {
  const stranger = stripeCards({
    secretKey: 'sk_test_wrong',
    publishableKey: '',
    webhookSecret: 'whsec_x',
    server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
  });
  await expect(stranger.create(order())).rejects.toMatchObject({ name: 'CardTrouble', outcome: 'refused' });
});
