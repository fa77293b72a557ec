import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOverdue } from '#features/bookings/api/public.ts';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder, showOrder } from '#features/checkout/contract/routes.ts';
import { findPayment, keepCardEvent } from '#features/payments/api/public.ts';
import type { CardEvent } from '#server/cards/port.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call, requestOf } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../contract/headers.ts';
import { apply, settlePayment } from './settle-payment.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { platform, db } = site;
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});

async function begin() {
  const line = {
    uuid: randomUUID(),
    departureId: await selling.departure(),
    units: [{ unitId: selling.adult, quantity: 2 }],
  };
  const placed = await site.app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines: [line] } }));
  const { order, secret } = placed.json();
  const own = { [ORDER_SECRET_HEADER]: secret };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const payload = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const headers = { authorization: 'Bearer vereda-demo', ...own };
  const { payment } = (await site.app.inject(requestOf(startTransaction, { headers, body: payload }))).json();
  const rowOf = async () => (await site.pool.query('select * from payment where id = $1', [payment.id])).rows[0];
  const again = (name: string) =>
    site.app.inject(requestOf(startTransaction, { headers, body: { ...payload, payer: { ...payer, name } } }));
  return { order, own, payment, providerId: (await rowOf()).provider_id as string, rowOf, again };
}

test('a buyer who corrects the name before paying is the payer of the payment that is taken up again', async () => {
  const { payment, rowOf, again } = await begin();
  expect((await again('Ana Páez')).json().payment.id).toBe(payment.id);
  expect((await rowOf()).payer.name).toBe('Ana Páez');
  await payWithCard(payment.action.url);
  await settlePayment(platform, payment.id, 'browser');
  await again('Eva Paz');
  expect((await rowOf()).payer.name).toBe('Ana Páez');
});

const asked = (id: string) => platform.cards.show(id);

test('a reply of the provider that is older than the stored data changes nothing', async () => {
  const { order, payment, providerId, rowOf } = await begin();
  const old = await asked(providerId);
  const known = (await findPayment(db, 'trujillo', payment.id))!;
  await payWithCard(payment.action.url);
  await settlePayment(platform, payment.id, 'browser');
  const before = await rowOf();
  expect(before).toMatchObject({ state: 'captured', captured: order.total });

  await inTransaction(db, (trx) => apply(trx, platform, known, old, { cause: 'poll' }));
  await settlePayment(platform, payment.id, 'poll');
  expect(await rowOf()).toMatchObject({ state: 'captured', captured: order.total, check_at: null });
  const { rows } = await site.pool.query('select paid from customer_order where id = $1', [order.id]);
  expect(rows[0].paid).toBe(order.total);
  expect((await site.pool.query('select from refund where order_id = $1', [order.id])).rowCount).toBe(0);
  expect((await checkMoney(db, 'trujillo')).broken).toEqual([]);
});

test('a refund that the provider reports before the site has stored it is counted once', async () => {
  const { order, own, payment, providerId, rowOf } = await begin();
  await payWithCard(payment.action.url);
  await settlePayment(platform, payment.id, 'browser');
  const { reference } = (await site.app.inject(requestOf(showOrder, { params: { id: order.id }, headers: own }))).json()
    .bookings[0];
  const input = { params: { reference }, headers: own };
  const quote = (await call(site.app, quoteCancellation, { ...input, body: { itemIds: null } })).json();
  await call(site.app, cancelBooking, { ...input, body: { quoteId: quote.id } });
  const { rows } = await site.pool.query('select id, amount from refund where order_id = $1', [order.id]);
  await platform.cards.refund(providerId, Number(rows[0].amount), `${rows[0].id}/0`);
  await settlePayment(platform, payment.id, 'webhook');
  await site.runJobs();
  expect(await rowOf()).toMatchObject({ refunded: order.total });
  expect((await checkMoney(db, 'trujillo')).broken).toEqual([]);
});

/**
 * Delivers `events` while the provider is being asked.
 * @param before the kinds of events that arrive before the payment
 * @returns the time of the payment's next check, or null if no check is due
 */
async function askedMeanwhile(events: readonly CardEvent['kind'][], before: readonly CardEvent['kind'][] = []) {
  const { payment, providerId, rowOf } = await begin();
  const deliver = (kind: CardEvent['kind']) =>
    keepCardEvent(db, 'trujillo', 'sandbox', {
      ...{ id: randomUUID(), kind, paymentId: null, providerPaymentId: providerId },
    });
  for (const kind of before) await deliver(kind);
  await payWithCard(payment.action.url);
  const seen = await asked(providerId);
  const known = (await findPayment(db, 'trujillo', payment.id))!;
  for (const kind of events) await deliver(kind);
  await inTransaction(db, (trx) => apply(trx, platform, known, seen, { cause: 'poll', askedAt: known.check_at }));
  const { state, check_at: next } = await rowOf();
  expect(state).toBe('captured');
  return next;
}

test('an event that arrives while the provider is being asked is still processed', async () => {
  const orders: CardEvent['kind'][][] = [['dispute'], ['refund'], ['payment', 'dispute'], ['dispute', 'payment']];
  for (const events of orders) {
    expect((await askedMeanwhile(events)).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await askedMeanwhile(events, ['payment'])).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test('after the capture is stored, events of the kind `payment` schedule no check', async () => {
  expect(await askedMeanwhile(['payment'])).toBeNull();
  expect(await askedMeanwhile(['payment', 'payment'], ['payment'])).toBeNull();
});

test("a payment stays due for a check if an event is newer than the provider's reply", async () => {
  const { payment, providerId, rowOf } = await begin();
  const known = (await findPayment(db, 'trujillo', payment.id))!;
  const old = await asked(providerId);
  await payWithCard(payment.action.url);
  const event = { id: randomUUID(), kind: 'payment' as const, paymentId: null, providerPaymentId: providerId };
  await keepCardEvent(db, 'trujillo', 'sandbox', event);
  await inTransaction(db, (trx) => apply(trx, platform, known, old, { cause: 'poll', askedAt: known.check_at }));
  expect((await rowOf()).check_at.getTime()).toBeLessThanOrEqual(Date.now());
});

test('an order whose payment is captured is never shown as held', async () => {
  const { order, own, payment } = await begin();
  await payWithCard(payment.action.url);
  let isSettled = false;
  const settling = settlePayment(platform, payment.id, 'webhook').finally(() => {
    isSettled = true;
  });
  const seen = new Set<string>();
  const read = async () => {
    while (!isSettled) {
      const now = (await site.app.inject(requestOf(showOrder, { params: { id: order.id }, headers: own }))).json();
      seen.add(`${now.state} ${now.payments[0].state}`);
    }
  };
  await Promise.all([settling, ...Array.from({ length: 8 }, read)]);
  expect(seen).not.toContain('held captured');
});

async function settledAfter(meanwhile: (order: { id: string }, payment: { id: string }) => Promise<unknown>) {
  const { order, payment, rowOf } = await begin();
  await payWithCard(payment.action.url);
  const cards = Object.create(platform.cards, {
    show: {
      value: async (id: string) => {
        const seen = await platform.cards.show(id);
        await new Promise((done) => setTimeout(done, 50));
        await meanwhile(order, payment);
        return seen;
      },
    },
  }) as typeof platform.cards;
  await settlePayment({ ...platform, cards }, payment.id, 'browser');
  const { rows } = await site.pool.query('select * from customer_order where id = $1', [order.id]);
  expect((await checkMoney(db, 'trujillo')).broken).toEqual([]);
  return { payment: await rowOf(), order: rows[0] };
}

test('a contact that is saved while the provider is being asked is not overwritten', async () => {
  const named = { name: 'Rosa Vega', email: 'rosa@example.org', phone: '' };
  const settled = await settledAfter(({ id }) =>
    site.pool.query('update customer_order set contact = $2 where id = $1', [id, JSON.stringify(named)]),
  );
  expect(settled.order).toMatchObject({ state: 'confirmed', contact: named });
});

test('if the hold of an order ends while the provider is being asked, the order gets its seats again', async () => {
  const settled = await settledAfter(async ({ id }) => {
    await site.pool.query(`update customer_order set hold_until = now() - interval '1 minute' where id = $1`, [id]);
    await site.pool.query(`update booking set hold_until = now() - interval '1 minute' where order_id = $1`, [id]);
    await inTransaction(db, (trx) => releaseOverdue(trx, 'trujillo'));
  });
  expect(settled.order).toMatchObject({ state: 'confirmed' });
  const { rows } = await site.pool.query(
    'select b.state, d.taken from booking b join departure d on d.id = b.departure_id where b.order_id = $1',
    [settled.order.id],
  );
  expect(rows).toEqual([{ state: 'CONFIRMED', taken: 2 }]);
});

test('two simultaneous settlements of a payment record its money once', async () => {
  const settled = await settledAfter((_, { id }) => settlePayment(platform, id, 'webhook'));
  expect(settled.order.paid).toBe(settled.payment.captured);
});

test('an event that one region has stored is still new for another region', async () => {
  const event = { id: randomUUID(), kind: 'payment', paymentId: null, providerPaymentId: 'elsewhere' } as const;
  const heard = async (region: string) => (await keepCardEvent(db, region, 'sandbox', event)).isNew;
  expect([await heard('trujillo'), await heard('trujillo'), await heard('cusco')]).toEqual([true, false, true]);
});
