import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordOnSitePayment } from '#features/bookings/contract/on-site.ts';
import { recordOnSitePayment, voidOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { showManifest } from '#features/bookings/contract/routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { cancelSoldBooking, showSoldBooking } from '#features/checkout/contract/operator-routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, insertLink, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);

let today: TestDeparture;
let sales: TestPerson;
let guide: TestPerson;
beforeAll(async () => {
  today = await insertDeparture(site.db, REGION);
  [sales, guide] = [
    await insertPerson(site.db, REGION, { name: 'Sara Ventas' }),
    await insertPerson(site.db, REGION, { name: 'Gina Guía' }),
  ];
  for (const [person, role] of [
    [sales, 'sales'],
    [guide, 'guide'],
  ] as const) {
    await site.pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, $4)`,
      [REGION, today.operator, person.id, role],
    );
  }
});

/** Of a price of 100.00, 30.00 were paid with a card. */
async function owing() {
  const { id, order } = await insertBooking(site.db, REGION, today);
  const part = (amount: number) => [{ bookingId: id, amount }];
  const schedule = [
    { number: 1, dueAt: new Date().toISOString(), amount: 3000, parts: part(3000) },
    { number: 2, dueAt: new Date().toISOString(), amount: 7000, parts: part(7000) },
  ];
  await site.pool.query('update customer_order set paid = 3000, schedule = $2 where id = $1', [
    order,
    JSON.stringify(schedule),
  ]);
  await site.pool.query(
    `insert into ledger_posting (region_id, entry, line, account, amount, currency, order_id, booking_id, operator_id)
     values ($1, $2, 1, 'provider', 3000, 'PEN', $3, null, null), ($1, $2, 2, 'customer', -3000, 'PEN', $3, $4, $5)`,
    [REGION, `capture/${order}`, order, id, today.operator],
  );
  return { booking: id, order, headers: { [ORDER_SECRET_HEADER]: await insertLink(site.db, REGION, order) } };
}

const take = (bookingId: string, body: Partial<RecordOnSitePayment> = {}, by = guide) =>
  call(site.app, recordOnSitePayment, {
    params: { operatorId: today.operator, bookingId },
    headers: by.headers,
    body: { id: randomUUID(), means: 'cash', amount: 7000, ...body },
  });
const moneyIn = async (bookingId: string) =>
  (
    await site.pool.query(
      'select account, sum(amount)::int as sum from ledger_posting where booking_id = $1 group by account having sum(amount) <> 0 order by account',
      [bookingId],
    )
  ).rows.map(({ account, sum }) => `${account} ${sum}`);

test('a guide records the balance once, and the passenger list, the order and the email show the payment', async () => {
  const { booking, order, headers } = await owing();
  const list = async () => {
    const params = { operatorId: today.operator, departureId: today.departure };
    const { bookings } = (await call(site.app, showManifest, { params, headers: guide.headers })).json();
    return bookings.find(({ id }) => id === booking)!.money;
  };
  expect(await list()).toMatchObject({ total: 10_000, owed: 7000, onSite: [] });
  const id = randomUUID();
  const answers = await Promise.all(Array.from({ length: 5 }, () => take(booking, { id, means: 'yape' })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await list()).toMatchObject({ owed: 0, onSite: [{ means: 'yape', amount: 7000, by: 'Gina Guía' }] });
  expect(await moneyIn(booking)).toEqual(['customer -10000', 'on_site 7000']);
  const shown = (await call(site.app, showOrder, { params: { id: order }, headers })).json();
  expect(shown).toMatchObject({ paid: 10_000, onSite: [{ bookingId: booking, means: 'yape', amount: 7000 }] });
  await site.runJobs();
  const { rows } = await site.pool.query(`select subject from demo_mail where subject like '%en el lugar%'`);
  expect(rows).toHaveLength(1);
});

test('an amount above the balance and a repeated id with another amount are refused', async () => {
  const { booking } = await owing();
  expect((await take(booking, { amount: 7001 })).problem().code).toBe('balance_changed');
  const id = randomUUID();
  expect((await take(booking, { id, amount: 2000 })).json().owed).toBe(5000);
  expect((await take(booking, { id, amount: 2500 })).problem().code).toBe('balance_changed');
  expect((await take(booking, { amount: 5000 })).json().owed).toBe(0);
  expect((await take(booking, { amount: 1 })).problem().code).toBe('balance_changed');
});

test('the sales team voids a mistaken payment, and the amount is owed again', async () => {
  const { booking } = await owing();
  const id = randomUUID();
  await take(booking, { id });
  const undo = (by: TestPerson) =>
    call(site.app, voidOnSitePayment, {
      params: { operatorId: today.operator, bookingId: booking, paymentId: id },
      headers: by.headers,
      body: { reason: 'Se anotó en otra reserva.' },
    });
  expect((await undo(guide)).statusCode).toBe(403);
  expect((await undo(sales)).json()).toMatchObject({ owed: 7000, onSite: [] });
  expect((await undo(sales)).problem().code).toBe('payment_settled');
  expect(await moneyIn(booking)).toEqual(['customer -3000']);
  expect((await take(booking)).json().owed).toBe(0);
  const params = { operatorId: today.operator, bookingId: booking };
  expect((await call(site.app, showSoldBooking, { params, headers: sales.headers })).json().onSite).toMatchObject([
    {
      means: 'cash',
      amount: 7000,
      by: 'Gina Guía',
      voided: { by: 'Sara Ventas', reason: 'Se anotó en otra reserva.' },
    },
    { means: 'cash', amount: 7000, by: 'Gina Guía', voided: null },
  ]);
});

test('after a cancellation, the operator returns by hand the money that it received on the spot', async () => {
  const { booking, order } = await owing();
  await take(booking);
  const input = { params: { operatorId: today.operator, bookingId: booking }, headers: sales.headers };
  await call(site.app, cancelSoldBooking, { ...input, body: { reason: 'Oleaje anómalo.' } });
  const { rows } = await site.pool.query('select cancellation from booking where id = $1', [booking]);
  expect(rows[0].cancellation).toMatchObject({ refund: 10_000, byHand: 7000 });
  // The card payment does not exist at the provider, so a person must refund the 30.00 that were paid by card.
  expect(await moneyIn(booking)).toEqual(['by_hand -7000', 'on_site 7000', 'review -3000']);
  const cases = await site.pool.query(
    'select reason, amount::int from review_case where order_id = $1 order by amount',
    [order],
  );
  expect(cases.rows).toEqual([
    { reason: 'owed_beyond_payments', amount: 3000 },
    { reason: 'owed_on_site', amount: 7000 },
  ]);
});
