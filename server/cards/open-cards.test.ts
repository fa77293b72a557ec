import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Area, Platform } from '#server/platform.ts';
import { order } from '#tests/cards/contract.ts';
import { payWithCard } from '#tests/cards.ts';
import { testSite } from '#tests/site.ts';
import { openCards } from './open-cards.ts';
import type { CardEvent } from './port.ts';

const received: CardEvent[] = [];
const till: Area = {
  name: 'till',
  routes(app, { cards }: Platform) {
    app.post('/till/webhook', { bodyLimit: 10_000 }, async ({ headers, query, body }, reply) => {
      received.push(
        cards.readWebhook({ headers, query: query as Record<string, string>, body: Buffer.from(JSON.stringify(body)) }),
      );
      return reply.code(204).send();
    });
  },
};
const site = await testSite({ areas: [till], cards: true });
afterAll(site.close);

test("a card payment at the site's sandbox succeeds, and its webhook arrives", async () => {
  const { cards, config } = site.platform;
  expect(cards.publicConfiguration()).toMatchObject({
    provider: 'sandbox',
    test: true,
    frameOrigins: [site.sandbox!.origin],
  });
  const payment = await cards.create(order({ webhookUrl: `${config.PUBLIC_URL}/till/webhook`, key: randomUUID() }));
  expect(payment.action?.url.startsWith(site.sandbox!.origin)).toBe(true);
  await payWithCard(payment.action!.url);
  expect(await site.sandbox!.deliver(new Date())).toBe(1);
  expect(received).toEqual([
    {
      id: expect.stringMatching(/^evt_/),
      kind: 'payment',
      paymentId: payment.paymentId,
      providerPaymentId: payment.id,
    },
  ]);
});

test('with CARDS=none, card payments are refused', async () => {
  const cards = await openCards(readConfig({ CARDS: 'none' }));
  expect(cards.publicConfiguration()).toMatchObject({ provider: 'none', modes: [] });
  await expect(cards.create(order())).rejects.toMatchObject({ outcome: 'refused', code: 'cards_off' });
});

test("the browser's configuration of a provider contains no secret", async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_public',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-secret',
    MERCADO_PAGO_PUBLIC_KEY: 'APP_USR-public',
    MERCADO_PAGO_WEBHOOK_SECRET: 'also-secret',
  };
  for (const CARDS of ['stripe', 'mercado_pago'] as const) {
    const cards = await openCards(readConfig({ CARDS, ...keys }));
    expect(cards.provider).toBe(CARDS);
    const open = cards.publicConfiguration();
    expect(open).toMatchObject({ provider: CARDS, modes: ['page'], test: false });
    expect(JSON.stringify(open)).toContain('public');
    expect(JSON.stringify(open)).not.toContain('secret');
  }
});
