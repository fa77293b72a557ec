import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CardPayment,
  type Cards,
  CardTrouble,
  type NewCardPayment,
  type WebhookCall,
  WebhookRefused,
} from '#server/cards/port.ts';

export interface ProviderUnderTest {
  cards: Cards;
  pay(payment: CardPayment, card: 'approved' | 'declined'): Promise<void>;
  webhooks(payment: CardPayment): Promise<WebhookCall[]>;
  loseAnswer(call: 'create' | 'refund'): Promise<void>;
  breakBefore(call: 'create'): Promise<void>;
  openDispute?(payment: CardPayment): Promise<void>;
  capturesInPart: boolean;
  findsUnpaid: boolean;
  opened(): Promise<number>;
}

export function cardsContract(name: string, open: () => Promise<ProviderUnderTest>): void {
  describe(`the card adapter of ${name}`, () => {
    let provider: ProviderUnderTest;
    let cards: Cards;
    beforeAll(async () => {
      provider = await open();
      ({ cards } = provider);
    });

    const paid = async (order: NewCardPayment) => {
      const payment = await cards.create(order);
      await provider.pay(payment, 'approved');
      return cards.show(payment.id);
    };

    test('creates a payment without charging it, and returns what the payer does next', async () => {
      const asked = order();
      const payment = await cards.create(asked);
      expect(payment).toMatchObject({
        paymentId: asked.paymentId,
        state: 'created',
        amount: 12_345,
        currency: 'PEN',
        captured: 0,
        refunded: 0,
        card: null,
      });
      expect(payment.action?.kind).toBe('page');
      expect(payment.action?.url).toMatch(/^https?:/);
      expect((await cards.show(payment.id)).state).toBe('created');
    });

    test('creates one payment per key, for consecutive and for parallel calls', async () => {
      const before = await provider.opened();
      const asked = order();
      const payments = await Promise.all([1, 2, 3, 4, 5].map(() => cards.create(asked)));
      payments.push(await cards.create(asked));
      expect(new Set(payments.map(({ id }) => id)).size).toBe(1);
      expect(await provider.opened()).toBe(before + 1);
    });

    test('creates only one payment if the reply to the first call is lost', async () => {
      await provider.loseAnswer('create');
      const asked = order();
      const payment = await cards.create(asked);
      expect((await cards.create(asked)).id).toBe(payment.id);
    });

    test('reports an unknown result if the provider fails', async () => {
      await provider.breakBefore('create');
      const trouble = await cards.create(order()).catch((error: unknown) => error);
      expect(trouble).toBeInstanceOf(CardTrouble);
      expect((trouble as CardTrouble).outcome).toBe('unknown');
    });

    test('captures the amount after the payer paid, and shows only the last digits of the card', async () => {
      const payment = await paid(order());
      expect(payment).toMatchObject({ state: 'captured', captured: 12_345, amount: 12_345, refunded: 0, action: null });
      expect(payment.card?.brand).toMatch(/visa/i);
      expect(payment.card?.last4).toMatch(/^\d{4}$/);
      expect(payment.fee === null || Number.isInteger(payment.fee)).toBe(true);
    });

    test('does not charge a declined card, and lets the payer try another card', async () => {
      const payment = await cards.create(order());
      await provider.pay(payment, 'declined');
      const declined = await cards.show(payment.id);
      expect(declined).toMatchObject({ state: 'created', decline: { kind: 'soft' }, captured: 0 });
      expect(declined.action?.url).toBe(payment.action?.url);
      await provider.pay(payment, 'approved');
      expect(await cards.show(payment.id)).toMatchObject({ state: 'captured', decline: null });
    });

    test('finds a paid payment by its key', async () => {
      const asked = order();
      const payment = await cards.create(asked);
      if (provider.findsUnpaid) expect((await cards.find(asked.key))?.id).toBe(payment.id);
      await provider.pay(payment, 'approved');
      expect(await cards.find(asked.key)).toMatchObject({ paymentId: asked.paymentId, state: 'captured' });
      expect(await cards.find(randomUUID())).toBeNull();
    });

    test('authorizes a payment with manual capture, and captures it once', async () => {
      if (!cards.publicConfiguration().captures.includes('manual')) {
        await expect(cards.create(order({ capture: 'manual' }))).rejects.toMatchObject({ outcome: 'refused' });
        return;
      }
      const payment = await paid(order({ capture: 'manual' }));
      expect(payment).toMatchObject({ state: 'authorized', captured: 0 });
      const key = randomUUID();
      const amount = provider.capturesInPart ? 10_000 : 12_345;
      expect(await cards.capture(payment.id, amount, key)).toMatchObject({ state: 'captured', captured: amount });
      expect(await cards.capture(payment.id, amount, key)).toMatchObject({ state: 'captured', captured: amount });
      await expect(cards.capture(payment.id, amount, randomUUID())).rejects.toMatchObject({ outcome: 'refused' });
    });

    test('voids authorized payments and unpaid payments', async () => {
      if (cards.publicConfiguration().captures.includes('manual')) {
        const authorized = await paid(order({ capture: 'manual' }));
        expect((await cards.void(authorized.id, randomUUID())).state).toBe('voided');
      }
      const unpaid = await cards.create(order());
      expect((await cards.void(unpaid.id, randomUUID())).state).toBe('voided');
      expect(await cards.show(unpaid.id)).toMatchObject({ state: 'voided', action: null });
    });

    test('refuses to void a captured payment', async () => {
      const payment = await paid(order());
      await expect(cards.void(payment.id, randomUUID())).rejects.toMatchObject({ outcome: 'refused' });
    });

    test('refunds a part, then the remaining amount, and refuses to refund more', async () => {
      const payment = await paid(order());
      const [first, second] = [randomUUID(), randomUUID()];
      const part = await cards.refund(payment.id, 2_345, first);
      expect(part).toMatchObject({ amount: 2_345, state: 'settled' });
      expect((await cards.refund(payment.id, 2_345, first)).id).toBe(part.id);
      expect(await cards.show(payment.id)).toMatchObject({ state: 'captured', refunded: 2_345 });
      await expect(cards.refund(payment.id, 10_001, randomUUID())).rejects.toMatchObject({ outcome: 'refused' });
      await cards.refund(payment.id, 10_000, second);
      const after = await cards.show(payment.id);
      expect(after.refunded).toBe(12_345);
      expect(after.refunds.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([2_345, 10_000]);
      expect(await cards.showRefund(payment.id, part.id)).toMatchObject({
        id: part.id,
        amount: 2_345,
        state: 'settled',
      });
    });

    test('refunds only once if the reply to the first call is lost', async () => {
      const payment = await paid(order());
      await provider.loseAnswer('refund');
      const key = randomUUID();
      const refund = await cards.refund(payment.id, 5_000, key);
      expect((await cards.refund(payment.id, 5_000, key)).id).toBe(refund.id);
      expect((await cards.show(payment.id)).refunded).toBe(5_000);
    });

    test('sends minor units for every currency', async () => {
      for (const [currency, amount] of [
        ['CLP', 25_990],
        ['COP', 8_990_000],
        ['PEN', 1],
      ] as const) {
        const payment = await paid(order({ currency, amount }));
        expect(payment).toMatchObject({ currency, amount, captured: amount });
      }
    });

    test('accepts a webhook with a valid signature and returns its payment', async () => {
      const payment = await paid(order());
      const calls = await provider.webhooks(payment);
      expect(calls.length).toBeGreaterThan(0);
      const events = calls.map((call) => cards.readWebhook(call));
      expect(events.some(({ providerPaymentId, kind }) => providerPaymentId !== null && kind === 'payment')).toBe(true);
      expect(events.some(({ paymentId }) => paymentId === payment.paymentId)).toBe(true);
      for (const { providerPaymentId, paymentId } of events) {
        expect([payment.paymentId, null]).toContain(paymentId);
        if (providerPaymentId) expect((await cards.show(providerPaymentId)).paymentId).toBe(payment.paymentId);
      }
      expect(calls.map((call) => cards.readWebhook(call).id)).toEqual(events.map(({ id }) => id));
    });

    test('refuses a webhook with a wrong key, a changed body or an old signature', async () => {
      const payment = await paid(order());
      const [call] = await provider.webhooks(payment);
      const signed = Object.entries(call!.headers).find(([, value]) => /v1=/.test(String(value)))!;
      const [header, signature] = [signed[0], String(signed[1])];
      const forged = (change: Partial<WebhookCall>) => () => cards.readWebhook({ ...call!, ...change });
      const withSignature = (text: string) => forged({ headers: { ...call!.headers, [header]: text } });
      expect(forged({ headers: {} })).toThrow(WebhookRefused);
      expect(withSignature(signature.replace(/v1=./, (start) => (start.endsWith('0') ? 'v1=1' : 'v1=0')))).toThrow(
        WebhookRefused,
      );
      expect(withSignature(signature.replace(/(ts?=)\d+/, '$11600000000'))).toThrow(WebhookRefused);
      expect(withSignature('')).toThrow(WebhookRefused);
      expect(withSignature('v1=')).toThrow(WebhookRefused);
      expect(forged({ ...call!, headers: { ...call!.headers, [header]: [signature, signature] } })).toThrow(
        WebhookRefused,
      );
      expect(forged({})).not.toThrow();
    });

    test('reports a dispute', async () => {
      if (!provider.openDispute) return;
      const payment = await paid(order());
      await provider.openDispute(payment);
      expect((await cards.show(payment.id)).state).toBe('disputed');
    });

    test('fails for the id of an unknown payment', async () => {
      await expect(cards.show('nothing')).rejects.toMatchObject({ outcome: 'refused' });
    });
  });
}

export function order(change: Partial<NewCardPayment> = {}): NewCardPayment {
  return {
    paymentId: randomUUID(),
    amount: 12_345,
    currency: 'PEN',
    description: 'Chan Chan y Huanchaco, 2 personas',
    payer: { email: 'ana@ejemplo.pe', name: 'Ana Ñusta' },
    mode: 'page',
    capture: 'automatic',
    returnUrl: 'https://viaja.invalid/pago/abc',
    webhookUrl: 'https://viaja.invalid/api/cards/webhook',
    expiresAt: new Date(Date.now() + 40 * 60_000),
    key: randomUUID(),
    ...change,
  };
}
