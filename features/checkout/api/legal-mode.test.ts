import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { makePayerLink, placeOrder } from '#features/checkout/contract/routes.ts';
import type { LegalMode } from '#features/organisation/contract/choices.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import { acceptOffer, askQuotation, showQuotation } from '#features/quotations/contract/routes.ts';
import { type Buyer, buyPlaces, placeBasket } from '#tests/buyer.ts';
import { call, requestOf } from '#tests/call.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { insertReseller, type TestReseller } from '#tests/reseller.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { remindInstalments } from './instalments/remind-instalments.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { app, pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
let selling: Selling;
let agency: TestReseller;
beforeAll(async () => {
  selling = await seedSelling(site);
  agency = await insertReseller(site, selling.operator);
});
afterEach(() => inMode('intermediary'));

let version = 0;
async function inMode(legalMode: LegalMode) {
  version += 1;
  await pool.query(`insert into organisation_setting (region_id, version, settings) values ('trujillo', $1, $2)`, [
    version,
    JSON.stringify({ legalMode }),
  ]);
  site.platform.region.forget();
}

const saidTo = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 300 ? statusCode : (JSON.parse(body).code as string);

const basketOf = (departureId: string) => ({
  uuid: randomUUID(),
  lines: [{ uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity: 1 }] }],
});
const place = async (departure: string) =>
  saidTo(await app.inject(requestOf(placeOrder, { body: basketOf(departure) })));
const pay = async ({ order, secret }: Pick<Buyer, 'order' | 'secret'>, instalment: number) =>
  saidTo(
    await app.inject(
      requestOf(startTransaction, {
        headers: { ...APP, [ORDER_SECRET_HEADER]: secret },
        body: {
          orderId: order,
          key: randomUUID(),
          instalment,
          mode: 'page',
          payer: { name: 'Ana Paz', email: 'ana@example.org' },
          accepted: [],
        },
      }),
    ),
  );
const payerLink = async ({ order, secret }: Pick<Buyer, 'order' | 'secret'>) =>
  saidTo(
    await app.inject(
      requestOf(makePayerLink, {
        params: { id: order },
        headers: { [ORDER_SECRET_HEADER]: secret },
        body: { key: randomUUID(), instalment: 2 },
      }),
    ),
  );
const reserveBody = (departure: string) => ({
  productId: selling.plan,
  optionId: selling.option,
  availabilityId: departure,
  unitItems: [{ unitId: selling.adult }],
});

/** Of a price of 100.00, 30.00 are paid and 70.00 are due in five days. */
async function owing(): Promise<Pick<Buyer, 'order' | 'secret'>> {
  const departure = await insertDeparture(site.db, 'trujillo', { hoursAhead: 24 * 40 });
  const { order } = await insertBooking(site.db, 'trujillo', departure);
  const dueIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const schedule = [
    { number: 1, dueAt: dueIn(-20), amount: 3000 },
    { number: 2, dueAt: dueIn(5), amount: 7000 },
  ];
  await pool.query(
    `update customer_order set paid = 3000, schedule = $2, confirmed_at = now() - interval '20 days' where id = $1`,
    [order, JSON.stringify(schedule)],
  );
  return { order, secret: await insertLink(site.db, 'trujillo', order) };
}

async function offered() {
  const body = askBody([selling.operator]);
  const asked = (await call(app, askQuotation, { headers: APP, body })).json();
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [asked.id]);
  const offer: string = rows[0].id;
  await answerOffer(site, offer, offerContent([lineOf()]));
  const headers = { [QUOTATION_SECRET_HEADER]: asked.secret };
  const params = { name: asked.id };
  const show = async () => (await call(app, showQuotation, { params, headers })).json().offers[0]!;
  return {
    async can(): Promise<string[]> {
      return (await show()).can;
    },
    async accept() {
      const { total } = (await show()).current!;
      const body = { uuid: randomUUID(), version: 1, chosen: null, expectedTotal: total };
      return saidTo(await app.inject(requestOf(acceptOffer, { params: { ...params, offerId: offer }, headers, body })));
    },
  };
}

test('a site that is only a directory refuses new sales and still refunds existing orders', async () => {
  const departure = await selling.departure();
  const held = await placeBasket(site, selling, departure, 1);
  const bought = await buyPlaces(site, selling, departure, 2);
  const owed = await owing();
  const offer = await offered();
  const reserved = await agency.get<{ uuid: string }>('POST', '/bookings', reserveBody(departure));
  const sold = await agency.get<{ uuid: string }>('POST', '/bookings', reserveBody(departure));
  await agency.get('POST', `/bookings/${sold.uuid}/confirm`, { contact: { fullName: 'Luz Paz' } });

  await inMode('directory');
  const { rows: before } = await pool.query('select count(*)::int as n from booking');
  expect(await place(departure)).toBe('site_does_not_sell');
  expect(await offer.can()).not.toContain('accept');
  expect(await offer.accept()).toBe('site_does_not_sell');
  expect(await pay(held, 1)).toBe('site_does_not_charge');
  expect(await pay(owed, 2)).toBe('site_does_not_charge');
  expect(await payerLink(owed)).toBe('site_does_not_charge');
  for (const [path, body] of [
    ['/bookings', reserveBody(departure)],
    [`/bookings/${reserved.uuid}/confirm`, { contact: { fullName: 'Luz Paz' } }],
    [`/bookings/${reserved.uuid}/extend`, { expirationMinutes: 200 }],
  ] as const) {
    const refused = await agency.ask('POST', path, body);
    expect([refused.statusCode, refused.json().error]).toEqual([400, 'UNPROCESSABLE_ENTITY']);
    expect(refused.json().errorMessage).toContain('ya no vende por agencias');
  }
  expect((await pool.query('select count(*)::int as n from booking')).rows).toEqual(before);
  expect((await pool.query(`select from payment where order_id = $1`, [held.order])).rows).toEqual([]);
  await remindInstalments(site.platform);
  expect((await pool.query('select from instalment_notice')).rows).toEqual([]);

  expect((await bought.show()).state).toBe('confirmed');
  const { body: back } = await bought.ask(quoteCancellation, { body: { itemIds: null } });
  const cancelled = await bought.ask(cancelBooking, { body: { quoteId: back.id } });
  expect(cancelled.status, cancelled.text).toBe(200);
  expect((await agency.ask('POST', `/bookings/${sold.uuid}/cancel`, {})).json().status).toBe('CANCELLED');
});

test('a site that sells by quotation refuses baskets and sells accepted offers', async () => {
  const departure = await selling.departure();
  const held = await placeBasket(site, selling, departure, 1);
  const owed = await owing();
  const offer = await offered();
  await inMode('quotations');
  expect(await place(departure)).toBe('site_does_not_sell');
  expect(await pay(held, 1)).toBe('site_does_not_charge');
  expect((await agency.ask('POST', '/bookings', reserveBody(departure))).statusCode).toBe(400);
  expect(await offer.can()).toContain('accept');
  expect(await offer.accept()).toBe(201);
  expect(await payerLink(owed)).toBe(201);
  expect(await pay(owed, 2)).toBe(201);
  await remindInstalments(site.platform);
  expect((await pool.query('select kind from instalment_notice where order_id = $1', [owed.order])).rows).toEqual([
    { kind: 'week' },
  ]);
});
