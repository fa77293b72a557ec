import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { downloadReceipt, makePayerLink, showInstalmentToPay, showOrder } from '#features/checkout/contract/routes.ts';
import { call, requestOf } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../../contract/headers.ts';
import { remindInstalments } from './remind-instalments.ts';

const REGION = 'trujillo';
const DAY = 86_400_000;
const APP = { authorization: 'Bearer vereda-demo' };
const site = await testSite({ cards: true });
afterAll(site.close);
beforeAll(() => site.pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]));
const inDays = (days: number) => new Date(Date.now() + days * DAY);

/** Of a price of 100.00, 30.00 are paid and 70.00 are due in ten days. */
async function owing() {
  const departure = await insertDeparture(site.db, REGION, { hoursAhead: 24 * 40 });
  const { order } = await insertBooking(site.db, REGION, departure);
  const schedule = [
    { number: 1, dueAt: inDays(-20).toISOString(), amount: 3000, parts: [] },
    { number: 2, dueAt: inDays(10).toISOString(), amount: 7000, parts: [] },
  ];
  await site.pool.query(`update customer_order set paid = 3000, schedule = $2, confirmed_at = $3 where id = $1`, [
    order,
    JSON.stringify(schedule),
    inDays(-20),
  ]);
  return { order, secret: await insertLink(site.db, REGION, order) };
}

const notices = async (order: string) =>
  (await site.pool.query('select kind from instalment_notice where order_id = $1 order by at', [order])).rows.map(
    ({ kind }) => kind,
  );

test('the buyer is reminded a week and a day before an instalment is due', async () => {
  const { order } = await owing();
  await remindInstalments(site.platform, inDays(1));
  expect(await notices(order)).toEqual([]);
  for (const day of [3.5, 4.5, 9.5, 9.6, 11, 13.5, 14.5]) await remindInstalments(site.platform, inDays(day));
  expect(await notices(order)).toEqual(['week', 'day', 'overdue']);
  const { rows } = await site.pool.query('select about, amount::int from review_case where order_id = $1', [order]);
  expect(rows).toEqual([{ about: `instalment/${order}/2`, amount: 7000 }]);
  const runs = await site.runJobs();
  expect(runs.filter(({ name }) => name === 'checkout/tell-instalment')).toHaveLength(2);
  const emails = await site.pool.query(`select subject from demo_mail where subject like '%falta pagar%'`);
  expect(emails.rows[0].subject).toMatch(/falta pagar PEN 70/);
});

test('paid instalments and instalments of cancelled bookings get no reminder', async () => {
  const paid = await owing();
  await site.pool.query('update customer_order set paid = total where id = $1', [paid.order]);
  const cancelled = await owing();
  await site.pool.query(`update booking set state = 'CANCELLED' where order_id = $1`, [cancelled.order]);
  await remindInstalments(site.platform, inDays(5));
  expect([...(await notices(paid.order)), ...(await notices(cancelled.order))]).toEqual([]);
});

test('a payer’s link shows no names and pays only its instalment', async () => {
  const { order, secret } = await owing();
  const ask = (key: string, instalment = 2) =>
    site.app.inject(
      requestOf(makePayerLink, {
        params: { id: order },
        headers: { [ORDER_SECRET_HEADER]: secret },
        body: { key, instalment },
      }),
    );
  const key = randomUUID();
  const [first, again] = [await ask(key), await ask(key)];
  expect(first.statusCode, first.body).toBe(201);
  expect(again.body).toBe(first.body);
  expect((await ask(key, 1)).json().code).toBe('order_not_payable');
  const payer = { [ORDER_SECRET_HEADER]: first.json().url.split('#')[1] as string };

  const view = await site.app.inject(requestOf(showInstalmentToPay, { params: { id: order }, headers: payer }));
  expect(view.json()).toMatchObject({ amount: 7000, currency: 'PEN', instalment: 2, titles: ['Caballitos de totora'] });
  expect(view.body).not.toMatch(/Lucía|ejemplo\.pe|944 555/);
  const own = { [ORDER_SECRET_HEADER]: secret };
  expect((await call(site.app, showOrder, { params: { id: order }, headers: payer })).statusCode).toBe(404);
  expect((await call(site.app, showInstalmentToPay, { params: { id: order }, headers: own })).statusCode).toBe(404);

  const pay = (instalment: number) =>
    site.app.inject(
      requestOf(startTransaction, {
        headers: { ...APP, ...payer },
        body: {
          orderId: order,
          key: randomUUID(),
          instalment,
          mode: 'page',
          payer: { name: 'Abuela Paz', email: 'abuela@ejemplo.pe' },
          accepted: [],
        },
      }),
    );
  expect((await pay(1)).statusCode).toBe(404);
  const begun = await pay(2);
  expect(begun.statusCode, begun.body).toBe(201);
  const { payment } = begun.json();
  expect(payment.amount).toBe(7000);
  const receipt = { params: { id: order, payment: payment.id } };
  expect((await call(site.app, downloadReceipt, { ...receipt, headers: own })).problem().code).toBe(
    'payment_not_found',
  );
  await payWithCard(payment.action.url);
  const settled = await site.app.inject(
    requestOf(refreshTransaction, { params: { id: payment.id }, headers: { ...APP, ...payer } }),
  );
  expect(settled.json()).toMatchObject({ payment: { state: 'captured' } });
  expect(
    (await site.app.inject(requestOf(showInstalmentToPay, { params: { id: order }, headers: payer }))).json(),
  ).toMatchObject({
    amount: 0,
    payment: { state: 'captured', captured: 7000 },
  });

  const paper = await call(site.app, downloadReceipt, { ...receipt, headers: own });
  expect(paper.statusCode, paper.body.slice(0, 300)).toBe(200);
  expect(paper.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const ofPayer = await call(site.app, downloadReceipt, { ...receipt, headers: payer });
  expect([ofPayer.statusCode, ofPayer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { rows } = await site.pool.query(
    `insert into payment (region_id, order_id, client_key, state, amount, currency, provider, mode, payer, captured)
     values ($1, $2, gen_random_uuid(), 'captured', 3000, 'PEN', 'sandbox', 'page', '{"name":"Lucía","email":"l@ejemplo.pe"}', 3000)
     returning id`,
    [REGION, order],
  );
  const other = { params: { id: order, payment: rows[0].id } };
  expect((await call(site.app, downloadReceipt, { ...other, headers: own })).statusCode).toBe(200);
  expect((await call(site.app, downloadReceipt, { ...other, headers: payer })).problem().code).toBe(
    'payment_not_found',
  );
});
