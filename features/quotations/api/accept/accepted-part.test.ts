import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOverdue } from '#features/bookings/api/public.ts';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { Inclusion } from '#features/quotations/contract/inclusion-kinds.ts';
import { listOperatorQuotations, showOperatorOffer } from '#features/quotations/contract/operator-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import type { Route, Shape } from '#features/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call, type Input } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { insertPerson } from '#tests/people.ts';
import { answerOffer, askBody, lineOf, offerContent } from '#tests/quotations.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { pool } = site;
let selling: Selling;
let seller: Awaited<ReturnType<typeof insertPerson>>;
beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Ventas' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

async function acceptedInPart(isAll = false) {
  const asked = await call(site.app, routes.askQuotation, {
    headers: { authorization: 'Bearer vereda-demo' },
    body: askBody([selling.operator]),
  });
  const { id, secret } = asked.json();
  const { rows } = await pool.query('select id from offer where quotation_id = $1', [id]);
  const unit = (name: string, unitPrice: number) => [{ unitId: null, name, quantity: 1, unitPrice, follows: null }];
  const drive = lineOf({ kind: 'transport', title: 'Auto con conductor', units: unit('auto', 15_000) });
  const tickets = lineOf({ title: 'Entradas', brings: ['ticket'], begin: 780, units: unit('grupo', 5000) });
  const offer: string = rows[0].id;
  const includes: Inclusion[] = [
    { text: 'Guía', kinds: ['guide'] },
    { text: 'Entradas', kinds: ['ticket'] },
  ];
  await answerOffer(site, offer, offerContent([drive, tickets], { includes }));
  const own = { params: { name: id, offerId: offer }, headers: { [QUOTATION_SECRET_HEADER]: secret } };
  const answer = await call(site.app, routes.acceptOffer, {
    ...own,
    body: {
      uuid: randomUUID(),
      version: 1,
      chosen: isAll ? null : [drive.id],
      expectedTotal: isAll ? 20_000 : 15_000,
    },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const { headers } = seller;
  const operatorId = selling.operator;
  return {
    orderId: answer.json().orderId,
    orderKey: { [ORDER_SECRET_HEADER]: answer.json().secret },
    asked: async () => (await call(site.app, routes.showQuotation, own)).json(),
    sent: async () =>
      (await call(site.app, routes.showOfferVersion, { ...own, params: { ...own.params, version: 1 } })).json(),
    operatorSide: async () =>
      (await call(site.app, showOperatorOffer, { params: { operatorId, offerId: offer }, headers })).json(),
    inbox: async () =>
      (
        await call(site.app, listOperatorQuotations, { params: { operatorId }, query: { box: 'accepted' }, headers })
      ).json(),
    offer,
    drive,
    tickets,
  };
}

const stopsOf = ({ content }: { content: { days: { stops: { title: string }[] }[] } }) =>
  content.days.flatMap(({ stops }) => stops.map(({ title }) => title));

test('the email about an acceptance shows the operator the price of the accepted lines', async () => {
  await acceptedInPart();
  await site.runJobs();
  const { rows } = await pool.query(
    `select body_text from demo_mail where recipient = $1 and subject like '%Aceptaron tu oferta'`,
    [seller.email],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].body_text).toMatch(/Tu oferta: PEN 150\s/);
});

test('after an acceptance, the offer shows only the accepted lines, and its sent version shows all lines', async () => {
  const offer = await acceptedInPart();
  expect(stopsOf((await offer.asked()).offers[0]!.current!)).toEqual(['Paseo', 'Auto con conductor']);
  expect(stopsOf(await offer.sent())).toEqual(['Paseo', 'Auto con conductor', 'Entradas']);
});

test('the voucher lists only inclusions of accepted lines', async () => {
  const offer = await acceptedInPart();
  const current = (await offer.asked()).offers[0]!.current!.content;
  const { rows } = await pool.query(
    `select v.content from offer o
      join booking b on b.region_id = o.region_id and b.id = any(o.chosen_bookings)
      join plan_version v on v.region_id = b.region_id and v.plan_id = b.plan_id and v.version = b.plan_version
      where o.id = $1`,
    [offer.offer],
  );
  for (const { includes, excludes } of [
    { includes: current.includes.map(({ text }) => text), excludes: current.excludes.map(({ text }) => text) },
    rows[0].content,
  ]) {
    expect([includes, excludes]).toEqual([['Guía'], ['Entradas']]);
  }
});

test('if the deposit is not paid, the offer has no chosen lines', async () => {
  const offer = await acceptedInPart();
  expect((await offer.operatorSide()).chosen).toEqual([offer.drive.id]);
  await selling.endHold(offer.orderId);
  await inTransaction(site.db, (trx) => releaseOverdue(trx, 'trujillo'));
  await site.runJobs({ until: new Date(Date.now() + 50 * 3_600_000) });
  const [operatorSide, asked] = [await offer.operatorSide(), await offer.asked()];
  expect([operatorSide.state, operatorSide.chosen, asked.offers[0]!.chosen]).toEqual(['answered', null, null]);
  expect(stopsOf(asked.offers[0]!.current!)).toContain('Entradas');
});

test('after a cancellation of one line, the lines, the total and the history show the cancellation', async () => {
  const { orderId, orderKey, asked, operatorSide, inbox, offer, tickets } = await acceptedInPart(true);
  const post = async <Of extends Shape>(route: Route<Of>, ...input: Input<Of>) => {
    const answer = await call(site.app, route, ...input);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  const headers = { authorization: 'Bearer vereda-demo', ...orderKey };
  const payer = { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' };
  const body = { orderId, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const { payment } = await post(startTransaction, { headers, body });
  await payWithCard(payment.action!.url);
  await post(refreshTransaction, { params: { id: payment.id }, headers });
  const { rows } = await pool.query('select reference from booking where order_id = $1 and total = 5000', [orderId]);
  const booking = { params: { reference: rows[0].reference }, headers: orderKey };
  const quote = await post(quoteCancellation, { ...booking, body: { itemIds: null } });
  await post(cancelBooking, { ...booking, body: { quoteId: quote.id } });
  await site.runJobs();
  const cancelled = [{ lineId: tickets.id, isWhole: true, returned: 1500 }];
  const [view, seen] = [await asked(), await operatorSide()];
  expect(view.order).toMatchObject({ total: 15_000, paid: 4500, cancelled });
  expect(seen.payment).toMatchObject({ total: 15_000, paid: 4500, cancelled, isOff: false });
  expect((await inbox()).items.find(({ id }) => id === offer)!.total).toBe(15_000);
  expect(stopsOf(view.offers[0]!.current!)).toEqual(['Paseo', 'Auto con conductor']);
  for (const { history } of [view, seen]) {
    const stated = history.filter(({ action }: { action: string }) => ['pay', 'cancel', 'give_back'].includes(action));
    expect(stated).toMatchObject([
      { action: 'pay', actor: 'traveller', note: { total: 6000, currency: 'PEN', title: null } },
      { action: 'cancel', actor: 'traveller', note: { total: null, title: 'Entradas' } },
      { action: 'give_back', note: { total: 1500, title: 'Entradas' } },
    ]);
    const at = history.map((event: { at: string }) => event.at);
    expect(at).toEqual(at.toSorted());
  }
  await site.platform.jobs.add(site.db, 'quotations/tell-operator', { offerId: offer, about: 'accepted' });
  await site.runJobs();
  const emails = await pool.query(
    `select body_text from demo_mail where recipient = $1 and subject like '%Aceptaron tu oferta' order by sent_at desc limit 1`,
    [seller.email],
  );
  expect(emails.rows[0].body_text).toMatch(/Tu oferta: PEN 150\s/);
});
