import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { CancelDeparture } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const APP = { authorization: 'Bearer vereda-demo' };
let selling: Selling;
let seller: TestPerson;
let guide: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Sara Ventas' });
  guide = await insertPerson(site.db, 'trujillo', { name: 'Gina Guía' });
  for (const [person, role] of [
    [seller, 'sales'],
    [guide, 'guide'],
  ] as const) {
    await site.pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, $3)`,
      [selling.operator, person.id, role],
    );
  }
});

const own = <Params extends object>(params: Params, { headers } = seller) => ({
  params: { operatorId: selling.operator, ...params },
  headers,
});

async function buy(departure: string, quantity: number, card: string = CARDS.approved) {
  const line = { uuid: randomUUID(), departureId: departure, units: [{ unitId: selling.adult, quantity }] };
  const placed = await site.app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines: [line] } }));
  const { order, secret } = placed.json();
  const headers = { ...APP, [ORDER_SECRET_HEADER]: secret };
  const begun = await site.app.inject(
    requestOf(startTransaction, {
      headers,
      body: {
        orderId: order.id,
        key: randomUUID(),
        instalment: 1,
        mode: 'page',
        payer: { name: 'Ana Paz', email: 'ana@example.org' },
        accepted: [],
      },
    }),
  );
  const { payment } = begun.json();
  await payWithCard(payment.action.url, card);
  await site.app.inject(requestOf(refreshTransaction, { params: { id: payment.id }, headers }));
  return { booking: line.uuid, order: order.id as string };
}

const one = async (bookingId: string) => (await call(site.app, routes.showSoldBooking, own({ bookingId }))).json();
const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;
const refundsOf = async (order: string) =>
  (await site.pool.query('select coalesce(sum(amount), 0)::int as sum from refund where order_id = $1', [order]))
    .rows[0].sum;
const balance = async () =>
  (await site.pool.query('select coalesce(sum(amount), 0)::int as sum from ledger_posting')).rows[0].sum;

test("the list of an operator's sales leaves out unpaid baskets", async () => {
  const departure = await selling.departure();
  const { booking } = await buy(departure, 2);
  await site.app.inject(
    requestOf(placeOrder, {
      body: {
        uuid: randomUUID(),
        lines: [{ uuid: randomUUID(), departureId: departure, units: [{ unitId: selling.adult, quantity: 1 }] }],
      },
    }),
  );
  const list = async (query: { departure?: string; q?: string }) =>
    (await call(site.app, routes.listSoldBookings, { ...own({}), query })).json().items;
  const items = await list({ departure });
  expect(items).toMatchObject([{ id: booking, state: 'CONFIRMED', total: 2 * selling.price, ending: false }]);
  const found = await list({ q: items[0]!.reference.slice(1, 6).toLowerCase() });
  expect(found.map(({ id }) => id)).toContain(booking);
  const orders = await site.pool.query(
    'select o.reference from customer_order o join booking b on b.order_id = o.id where b.id = $1',
    [booking],
  );
  const { reference } = orders.rows[0];
  const spoken = `${reference.slice(0, 4)} ${reference.slice(4)}`
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l');
  expect((await list({ q: spoken })).map(({ id }) => id)).toEqual([booking]);
  const whole = await one(booking);
  expect(whole).toMatchObject({ can: { accept: false, reject: false }, party: { items: [{}, {}] } });
  expect(whole.history.map(({ action }) => action)).toEqual(['hold', 'confirm']);
  const seen = await call(site.app, routes.showSoldBooking, own({ bookingId: booking }, guide));
  expect(seen.statusCode).toBe(403);
});

test('a rejected booking is refunded and frees its seats', async () => {
  await site.pool.query(`update plan set confirmation = 'MANUAL' where id = $1`, [selling.plan]);
  const departure = await selling.departure();
  const [yes, no] = [await buy(departure, 1), await buy(departure, 3)];
  await site.pool.query(`update plan set confirmation = 'INSTANT' where id = $1`, [selling.plan]);
  expect(await one(yes.booking)).toMatchObject({ state: 'PENDING', can: { accept: true, reject: true } });
  expect((await call(site.app, routes.countSoldBookings, own({}))).json()).toMatchObject({ pending: 2, toNotify: [] });

  const accept = () => call(site.app, routes.acceptSoldBooking, own({ bookingId: yes.booking }));
  expect((await accept()).json()).toMatchObject({ state: 'CONFIRMED' });
  expect((await accept()).statusCode).toBe(409);
  const reason = 'Ese día no hay guía.';
  const input = { ...own({ bookingId: no.booking }), body: { reason } };
  const rejected = (await call(site.app, routes.rejectSoldBooking, input)).json();
  expect(rejected).toMatchObject({ state: 'REJECTED', cancellation: { refund: 3 * selling.price } });
  expect(rejected.history.at(-1)).toMatchObject({ action: 'reject', who: 'Sara Ventas', reason });
  expect(await takenOf(departure)).toBe(1);
  await site.runJobs();
  expect(await refundsOf(no.order)).toBe(3 * selling.price);
  expect(await balance()).toBe(0);
});

test('calling off a departure refunds all its travellers', async () => {
  const departure = await selling.departure();
  const [one_, other] = [await buy(departure, 2), await buy(departure, 1)];
  const shown = own({ departureId: departure });
  const before = await call(site.app, routes.showDepartureCancellation, shown);
  expect(before.json()).toMatchObject({ bookings: 2, people: 3, held: 0, refund: 3 * selling.price, can: true });

  const cancel = (input: typeof shown, body: CancelDeparture) =>
    call(site.app, routes.cancelDeparture, { ...input, body });
  const silent = await cancel(shown, { cause: 'operator' });
  expect([silent.statusCode, silent.problem().code]).toEqual([409, 'departure_booked']);
  const nobodys = own({ departureId: await selling.departure() });
  expect((await cancel(nobodys, { cause: 'operator' })).json().departure.state).toBe('cancelled');

  const called = await cancel(shown, { cause: 'weather', reason: 'Oleaje anómalo.' });
  expect(called.json().departure.state).toBe('cancelled');
  expect((await cancel(shown, { cause: 'weather', reason: 'Otra vez.' })).statusCode).toBe(409);
  await site.runJobs();
  await site.runJobs();
  for (const { booking, order } of [one_, other]) {
    expect(await one(booking)).toMatchObject({
      state: 'CANCELLED',
      cancellation: { cause: 'weather', pending: false },
    });
    expect(await refundsOf(order)).toBe((await one(booking)).total);
  }
  expect(await takenOf(departure)).toBe(0);
  expect(await balance()).toBe(0);
});

test('a payment that arrives after its departure was called off is refunded', async () => {
  const departure = await selling.departure();
  const { booking, order } = await buy(departure, 1);
  await site.pool.query(`update departure set state = 'cancelled', cancelled_for = 'operator' where id = $1`, [
    departure,
  ]);
  await site.platform.jobs.add(site.db, 'checkout/carry-departures', {});
  await site.runJobs();
  await site.runJobs();
  expect(await one(booking)).toMatchObject({ state: 'CANCELLED', cancellation: { cause: 'operator' } });
  expect(await refundsOf(order)).toBe(selling.price);
});

test('a departure with too few travellers is called off if its option says so', async () => {
  const departure = await selling.departure({ startsAt: new Date(Date.now() + 20 * 3_600_000) });
  const { booking } = await buy(departure, 1);
  await site.pool.query(
    `update plan_option set minimum_group = 4, minimum_outcome = 'cancel', minimum_decided_hours = 24 where id = $1`,
    [selling.option],
  );
  await site.platform.jobs.add(site.db, 'checkout/carry-departures', {});
  await site.runJobs();
  await site.runJobs();
  expect(await one(booking)).toMatchObject({
    state: 'CANCELLED',
    cancellation: { cause: 'minimum', refund: selling.price },
  });
});
