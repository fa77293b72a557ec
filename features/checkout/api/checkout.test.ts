import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder, saveOrderDetails, showOrder } from '#features/checkout/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { insertPlan } from '#tests/plans.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../contract/headers.ts';
import { sweep } from './sweep.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
beforeAll(async () => {
  selling = await seedSelling(site);
});

const APP = { authorization: 'Bearer vereda-demo' };

async function place(departure: string, quantity: number, uuid = randomUUID(), line = randomUUID()) {
  const payload = {
    uuid,
    lines: [{ uuid: line, departureId: departure, units: [{ unitId: selling.adult, quantity }] }],
  };
  return site.app.inject(requestOf(placeOrder, { body: payload }));
}

async function startPaying(order: { id: string }, secret: string, key = randomUUID()) {
  return site.app.inject(
    requestOf(startTransaction, {
      headers: { ...APP, [ORDER_SECRET_HEADER]: secret },
      body: {
        orderId: order.id,
        key,
        instalment: 1,
        mode: 'page',
        payer: { name: 'Ana Paz', email: 'ana@example.org' },
        accepted: [],
      },
    }),
  );
}

const show = (id: string, secret: string) =>
  site.app.inject(requestOf(showOrder, { params: { id }, headers: { [ORDER_SECRET_HEADER]: secret } }));
const showPayment = (id: string, secret: string) =>
  site.app.inject(
    requestOf(refreshTransaction, { params: { id }, headers: { ...APP, [ORDER_SECRET_HEADER]: secret } }),
  );
const balance = async () =>
  (await site.pool.query('select coalesce(sum(amount), 0)::int as sum from ledger_posting')).rows[0].sum;
const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;

test('a paid basket is confirmed, and its money is in the ledger', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const placed = await place(departure, 2);
  expect(placed.statusCode, placed.body).toBe(201);
  const { order, secret } = placed.json();
  expect(order).toMatchObject({ state: 'held', total: 2 * selling.price, currency: 'PEN' });
  expect(await takenOf(departure)).toBe(2);

  const begun = await startPaying(order, secret);
  expect(begun.statusCode, begun.body).toBe(201);
  const { payment } = begun.json();
  expect(payment).toMatchObject({ state: 'created', action: { kind: 'page' } });
  await payWithCard(payment.action.url);
  const after = await showPayment(payment.id, secret);
  expect(after.json()).toMatchObject({ payment: { state: 'captured' }, order: { state: 'confirmed' } });

  const seen = (await show(order.id, secret)).json();
  expect(seen.bookings.map(({ state }: { state: string }) => state)).toEqual(['CONFIRMED']);
  expect(seen.paid).toBe(order.total);
  expect(await balance()).toBe(0);
  expect(JSON.stringify(seen)).not.toContain('4242424242424242');
});

test('a repeated order request gets the same response', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const [uuid, line] = [randomUUID(), randomUUID()];
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(departure, 1, uuid, line)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await takenOf(departure)).toBe(1);
  expect((await place(departure, 2, uuid, line)).json().code).toBe('order_repeated_differently');
});

test('a basket for a sold-out departure is refused and holds no seats', async () => {
  const departure = await selling.departure({ capacity: 3 });
  expect((await place(departure, 2)).statusCode).toBe(201);
  const refused = await place(departure, 2);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'sold_out',
    issues: [{ message: expect.stringContaining('quedan 1') }],
  });
  expect(await takenOf(departure)).toBe(2);
});

test('a late payment for an expired hold takes the seats again, or is refunded if the seats are gone', async () => {
  const departure = await selling.departure({ capacity: 2 });
  const first = (await place(departure, 2)).json();
  const begun = (await startPaying(first.order, first.secret)).json();
  await selling.endHold(first.order.id);
  await sweep(site.platform);
  expect(await takenOf(departure)).toBe(0);
  expect((await show(first.order.id, first.secret)).json().state).toBe('lapsed');

  await payWithCard(begun.payment.action.url);
  await showPayment(begun.payment.id, first.secret);
  expect((await show(first.order.id, first.secret)).json()).toMatchObject({ state: 'confirmed' });

  const other = await selling.departure({ capacity: 2 });
  const late = (await place(other, 2)).json();
  const paying = (await startPaying(late.order, late.secret)).json();
  await selling.endHold(late.order.id);
  expect((await place(other, 2)).statusCode).toBe(201);
  await payWithCard(paying.payment.action.url, CARDS.approved);
  await showPayment(paying.payment.id, late.secret);
  await site.runJobs();
  const seen = (await show(late.order.id, late.secret)).json();
  expect(seen).toMatchObject({ state: 'lapsed', refunds: [{ amount: 2 * selling.price, state: 'settled' }] });
  expect(await takenOf(other)).toBe(2);
  expect(await balance()).toBe(0);
});

test('an order that ten tabs pay at once is charged once', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const { order, secret } = (await place(departure, 1)).json();
  const begun = await Promise.all(Array.from({ length: 10 }, () => startPaying(order, secret)));
  const ids = new Set(begun.map((answer) => answer.json().payment?.id));
  expect(ids.size).toBe(1);
  const { payment } = begun[0]!.json();
  await Promise.all(Array.from({ length: 5 }, () => payWithCard(payment.action.url)));
  await Promise.all(Array.from({ length: 10 }, () => showPayment(payment.id, secret)));
  const seen = (await show(order.id, secret)).json();
  expect(seen.paid).toBe(order.total);
  const { rows } = await site.pool.query(
    `select count(*)::int as n from ledger_posting where payment_id = $1 and account = 'provider'`,
    [payment.id],
  );
  expect(rows[0].n).toBe(1);
});

test('a cancellation refunds exactly the quoted amount', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const { order, secret } = (await place(departure, 3)).json();
  const { payment } = (await startPaying(order, secret)).json();
  await payWithCard(payment.action.url);
  await showPayment(payment.id, secret);
  const [{ reference, items }] = (await show(order.id, secret)).json().bookings;
  const headers = { [ORDER_SECRET_HEADER]: secret };
  const quote = (itemIds: string[] | null) =>
    site.app.inject(requestOf(quoteCancellation, { params: { reference }, headers, body: { itemIds } }));
  const cancel = (quoteId: string) =>
    site.app.inject(requestOf(cancelBooking, { params: { reference }, headers, body: { quoteId } }));

  const part = (await quote([items[0].id])).json();
  expect(part).toMatchObject({ refund: selling.price, kept: 0 });
  const asked = await Promise.all([cancel(part.id), cancel(part.id)]);
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await takenOf(departure)).toBe(3);
  await site.runJobs();
  expect(await takenOf(departure)).toBe(2);

  const rest = (await quote(null)).json();
  expect(rest).toMatchObject({ refund: 2 * selling.price, kept: 0 });
  expect((await cancel(rest.id)).statusCode).toBe(200);
  await site.runJobs();
  const seen = (await show(order.id, secret)).json();
  expect(seen).toMatchObject({ state: 'cancelled', bookings: [{ state: 'CANCELLED' }] });
  expect(seen.refunds.map(({ amount, state }: { amount: number; state: string }) => [amount, state])).toEqual([
    [selling.price, 'settled'],
    [2 * selling.price, 'settled'],
  ]);
  expect(await takenOf(departure)).toBe(0);
  expect(await balance()).toBe(0);
});

test('a departure is refused while its guide leads an overlapping departure', async () => {
  const guide = await selling.resource({ counts: 'departure', capacity: 1 });
  const startsAt = new Date(Date.now() + 20 * 86_400_000);
  const morning = await selling.departure({ startsAt, resources: [guide] });
  const same = await selling.departure({ startsAt: new Date(startsAt.getTime() + 3_600_000), resources: [guide] });
  const later = await selling.departure({ startsAt: new Date(startsAt.getTime() + 5 * 3_600_000), resources: [guide] });
  const first = (await place(morning, 2)).json();
  expect((await place(same, 1)).json().code).toBe('resource_taken');
  expect((await place(later, 1)).statusCode).toBe(201);
  await selling.endHold(first.order.id);
  await sweep(site.platform);
  expect((await place(same, 1)).statusCode).toBe(201);
});

test('a payment is refused while a required question of the operator has no answer', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const { order, secret } = (await place(departure, 1)).json();
  const question = {
    id: randomUUID(),
    label: '¿Sabes nadar?',
    kind: 'yes_no',
    choices: [],
    perPerson: true,
    required: true,
  };
  await site.pool.query(`update booking set snapshot = snapshot || $1::jsonb where order_id = $2`, [
    JSON.stringify({ questions: [question] }),
    order.id,
  ]);
  const refused = await startPaying(order, secret);
  expect(refused.json()).toMatchObject({ code: 'details_missing', issues: [{ code: 'required' }] });

  const [booking] = order.bookings;
  const answers = { [`${question.id}/${booking.items[0].id}`]: 'Sí' };
  const saved = await site.app.inject(
    requestOf(saveOrderDetails, {
      params: { id: order.id },
      headers: { [ORDER_SECRET_HEADER]: secret },
      body: {
        contact: { name: 'Ana Paz', email: 'ana@example.org', phone: '' },
        lines: [{ bookingId: booking.id, travellers: [{ itemId: booking.items[0].id, name: 'Ana' }], answers }],
      },
    }),
  );
  expect(saved.json()).toMatchObject({ bookings: [{ answers, items: [{ traveller: { name: 'Ana' } }] }] });
  expect((await startPaying(order, secret)).statusCode).toBe(201);
});

test('a payment is refused when the operator’s registration ended during the hold', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const { order, secret } = (await place(departure, 1)).json();
  const { operator } = selling;
  await site.pool.query('update operator set register_until = current_date - 2 where id = $1', [operator]);
  const refused = await startPaying(order, secret);
  await site.pool.query('update operator set register_until = null where id = $1', [operator]);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'seller_suspended']);
  expect((await startPaying(order, secret)).statusCode).toBe(201);
});

test('a held basket can be paid after the operator pauses the plan, but not after the region takes it off sale', async () => {
  const departure = await selling.departure({ capacity: 10 });
  const { order, secret } = (await place(departure, 1)).json();
  const become = (state: string) =>
    site.pool.query('update plan set state = $2 from departure d where d.id = $1 and plan.id = d.plan_id', [
      departure,
      state,
    ]);
  for (const state of ['changes_requested', 'submitted']) {
    await become(state);
    const refused = await startPaying(order, secret);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan_taken_off']);
    expect(refused.json().issues).toMatchObject([{ path: `body.lines.${order.bookings[0].id}`, code: 'taken_off' }]);
  }
  await become('paused');
  expect((await startPaying(order, secret)).statusCode).toBe(201);
  await become('on_sale');
});

test('payments with a deposit are split between the bookings by the schedule', async () => {
  const tour = await insertPlan(site.db, 'trujillo', {
    depositBps: 3000,
    balanceDays: 30,
    departures: ['2030-06-03 09:00'],
  });
  const canoe = await selling.departure({ capacity: 10 });
  const lines = [
    { uuid: randomUUID(), departureId: tour.departures[0]!, units: [{ unitId: tour.adult.id, quantity: 2 }] },
    { uuid: randomUUID(), departureId: canoe, units: [{ unitId: selling.adult, quantity: 1 }] },
  ];
  const placed = await site.app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines } }));
  const { order, secret } = placed.json();
  expect(order.schedule.map(({ amount }: { amount: number }) => amount)).toEqual([6000 + selling.price, 14_000]);
  const { payment } = (await startPaying(order, secret)).json();
  await payWithCard(payment.action.url);
  await showPayment(payment.id, secret);

  const headers = { [ORDER_SECRET_HEADER]: secret };
  const bookings: { id: string; reference: string }[] = (await show(order.id, secret)).json().bookings;
  const cancel = async (line: number) => {
    const { reference } = bookings.find(({ id }) => id === lines[line]!.uuid)!;
    const own = { params: { reference }, headers };
    const quote = (await call(site.app, quoteCancellation, { ...own, body: { itemIds: null } })).json();
    await call(site.app, cancelBooking, { ...own, body: { quoteId: quote.id } });
    await site.runJobs();
    return quote;
  };
  expect(await cancel(1)).toMatchObject({ refund: selling.price, kept: 0 });
  expect((await show(order.id, secret)).json()).toMatchObject({ state: 'confirmed', total: 20_000 + selling.price });
  expect(await cancel(0)).toMatchObject({ refund: 6000, kept: 0 });
  const seen = (await show(order.id, secret)).json();
  expect(seen).toMatchObject({ state: 'cancelled', total: 6000 + selling.price, schedule: [{}, { amount: 0 }] });
  expect(await balance()).toBe(0);
});

test('a malformed id gets the same 404 as an unknown id', async () => {
  const dashes = '-'.repeat(36);
  expect((await show(dashes, 'x')).statusCode).toBe(404);
  const quote = await call(site.app, quoteCancellation, { params: { reference: dashes }, body: { itemIds: null } });
  expect(quote.statusCode).toBe(404);
});
