import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseOverdue } from '#features/bookings/api/public.ts';
import { listChangeDates, quoteChange } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { listOperatorDepartures } from '#features/operators/contract/managed-plan-routes.ts';
import { listPlans } from '#features/operators/contract/plan-routes.ts';
import { QUOTATION_SECRET_HEADER } from '#features/quotations/contract/headers.ts';
import type { OfferContent } from '#features/quotations/contract/offer.ts';
import { showOperatorOffer } from '#features/quotations/contract/operator-routes.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import type { BodyOf, ShapeOf } from '#features/route.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call, requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { insertPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { answerOffer, askBody, dayFromNow, lineOf, offerContent } from '#tests/quotations.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const { pool } = site;
const APP = { authorization: 'Bearer vereda-demo' };
let selling: Selling;
let rival: string;
let made = 0;
beforeAll(async () => {
  selling = await seedSelling(site);
  rival = await insertOperator(site.db, 'trujillo', { name: 'Rival' });
});

async function asked(wish = {}) {
  const body = askBody([selling.operator, rival], wish);
  const answer = await call(site.app, routes.askQuotation, { headers: APP, body });
  expect(answer.statusCode, answer.body).toBe(201);
  const { id, secret } = answer.json();
  const { rows } = await pool.query('select id, operator_id from offer where quotation_id = $1', [id]);
  const offerOf = (operator: string) => rows.find(({ operator_id }) => operator_id === operator).id as string;
  return { id, secret, ours: offerOf(selling.operator), theirs: offerOf(rival) };
}

type SentRequest = Awaited<ReturnType<typeof asked>>;

type AcceptBody = BodyOf<ShapeOf<typeof routes.acceptOffer>>;

function accept(
  { id, secret }: SentRequest,
  offerId: string,
  body: Partial<AcceptBody> & Pick<AcceptBody, 'expectedTotal'>,
) {
  return call(site.app, routes.acceptOffer, {
    params: { name: id, offerId },
    headers: { [QUOTATION_SECRET_HEADER]: secret },
    body: { uuid: randomUUID(), version: 1, chosen: null, ...body },
  });
}

const show = async ({ id, secret }: SentRequest) =>
  (
    await call(site.app, routes.showQuotation, {
      params: { name: id },
      headers: { [QUOTATION_SECRET_HEADER]: secret },
    })
  ).json();

async function pay(order: { orderId: string; secret: string }, card: string = CARDS.approved) {
  const headers = { [ORDER_SECRET_HEADER]: order.secret };
  const started = await site.app.inject(
    requestOf(startTransaction, {
      headers: { ...APP, ...headers },
      body: {
        orderId: order.orderId,
        key: randomUUID(),
        instalment: 1,
        mode: 'page',
        payer: { name: 'Lucía Ñopo', email: 'lucia@ejemplo.pe' },
        accepted: [],
      },
    }),
  );
  expect(started.statusCode, started.body).toBe(201);
  const { payment } = started.json();
  await payWithCard(payment.action.url, card);
  await site.app.inject(requestOf(refreshTransaction, { params: { id: payment.id }, headers: { ...APP, ...headers } }));
}

const stateOf = async (table: 'offer' | 'quotation' | 'customer_order', id: string) =>
  (await pool.query(`select state from ${table} where id = $1`, [id])).rows[0].state;
const follow = () => site.runJobs({ until: new Date(Date.now() + 60_000) });
const takenOf = async (id: string) =>
  (await pool.query('select taken from departure where id = $1', [id])).rows[0].taken;

/** For two people, the offer costs 410.00: a departure for 200.00, a drive for 150.00 and a meal for 60.00. */
async function ownOffer(capacity = 10, content: Partial<OfferContent> = {}) {
  const startsAt = new Date(Date.parse(`${dayFromNow(40)}T13:00:00Z`) + made++ * 60_000);
  const departure = await selling.departure({ capacity, startsAt });
  const seats = lineOf({
    kind: 'plan',
    title: 'Huacas en medio día',
    departureId: departure,
    units: [{ unitId: selling.adult, name: 'Adulto', quantity: 2, unitPrice: 10_000, follows: 'adults' }],
  });
  const unit = (name: string, unitPrice: number) => [{ unitId: null, name, quantity: 1, unitPrice, follows: null }];
  const drive = lineOf({ kind: 'transport', title: 'Auto con conductor', day: 1, units: unit('auto', 15_000) });
  const meal = lineOf({
    kind: 'meal',
    title: 'Almuerzo',
    day: 1,
    begin: 780,
    units: unit('mesa', 6000),
    needs: [drive.id],
  });
  return { departure, seats, drive, meal, content: offerContent([seats, drive, meal], content) };
}

test('if no line has a price for children, every booking still shows the age of the child', async () => {
  const quotation = await asked({ party: { adults: 1, seniors: 0, childAges: [8] } });
  const { content } = await ownOffer();
  await answerOffer(site, quotation.ours, { ...content, lines: content.lines.toReversed() });
  const answer = await accept(quotation, quotation.ours, { expectedTotal: 41_000 });
  expect(answer.statusCode, answer.body).toBe(201);
  const { orderId, secret } = answer.json();
  const headers = { [ORDER_SECRET_HEADER]: secret };
  const order: Order = (await site.app.inject(requestOf(showOrder, { params: { id: orderId }, headers }))).json();
  expect(order.bookings.map(({ snapshot }) => snapshot.title)).toEqual([
    'Huacas en medio día',
    'Auto con conductor',
    'Almuerzo',
  ]);
  for (const { items } of order.bookings)
    expect(items.map(({ type, traveller }) => [type, traveller?.age])).toEqual([
      ['ADULT', undefined],
      ['CHILD', 8],
    ]);
});

test("the cancellation policy of the offer replaces the plan's policy", async () => {
  const quotation = await asked();
  const { content, seats } = await ownOffer();
  const policy = { ...content.policy, bands: [{ before: { amount: 9, unit: 'day' as const }, refundBps: 7000 }] };
  await answerOffer(site, quotation.ours, { ...content, policy });
  const answer = await accept(quotation, quotation.ours, { chosen: [seats.id], expectedTotal: 20_000 });
  expect(answer.statusCode, answer.body).toBe(201);
  const { rows } = await pool.query("select snapshot->'policy' as policy from booking where order_id = $1", [
    answer.json().orderId,
  ]);
  expect(rows).toEqual([{ policy }]);
});

test('accepting an offer holds its seats, and paying the deposit confirms them', async () => {
  const quotation = await asked();
  const { departure, content } = await ownOffer();
  await answerOffer(site, quotation.ours, content);
  await answerOffer(site, quotation.theirs, offerContent([lineOf()]));
  expect(await takenOf(departure)).toBe(0);

  const answer = await accept(quotation, quotation.ours, { expectedTotal: 41_000 });
  expect(answer.statusCode, answer.body).toBe(201);
  const order = answer.json();
  expect(order).toMatchObject({ total: 41_000, deposit: 12_300, currency: 'PEN' });
  expect(Date.parse(order.holdUntil) - Date.now()).toBeGreaterThan(47.9 * 3_600_000);
  expect(await takenOf(departure)).toBe(2);
  expect(await stateOf('offer', quotation.ours)).toBe('accepted');
  expect(await stateOf('offer', quotation.theirs)).toBe('waiting');

  const { rows } = await pool.query(
    'select b.total, b.places, d.capacity, p.state from booking b join departure d on d.id = b.departure_id join plan p on p.id = b.plan_id where order_id = $1 order by b.total',
    [order.orderId],
  );
  expect(rows).toEqual([
    { total: 6000, places: 2, capacity: 2, state: 'made_to_order' },
    { total: 15_000, places: 2, capacity: 2, state: 'made_to_order' },
    { total: 20_000, places: 2, capacity: 10, state: 'on_sale' },
  ]);

  await pay(order);
  await follow();
  expect(await stateOf('customer_order', order.orderId)).toBe('confirmed');
  expect(await stateOf('offer', quotation.ours)).toBe('accepted');
  expect(await stateOf('offer', quotation.theirs)).toBe('not_chosen');
  expect(await stateOf('quotation', quotation.id)).toBe('accepted');
  const view = await show(quotation);
  expect(view.order).toMatchObject({ state: 'confirmed', paid: 12_300, next: { amount: 28_700 } });
  const bought = await call(site.app, showOrder, {
    params: { id: order.orderId },
    headers: { [ORDER_SECRET_HEADER]: view.order!.secret },
  });
  expect(bought.json()).toMatchObject({ reference: view.order!.reference, quotation: view.reference });
  const own = await call(site.app, listPlans, { query: { operator: selling.operator }, headers: APP });
  expect(own.json().items.map(({ title }) => title)).not.toContain(content.title);
});

test('a line that sells a departure shows the meeting point of this departure', async () => {
  const meetingsAt = async (name: string) => {
    const quotation = await asked();
    const { seats, content } = await ownOffer();
    await answerOffer(site, quotation.ours, { ...content, meeting: { ...content.meeting, name } });
    const answer = await accept(quotation, quotation.ours, { expectedTotal: 41_000 });
    expect(answer.statusCode, answer.body).toBe(201);
    return { seats, meetings: (await show(quotation)).order!.meetings };
  };
  const { seats, meetings } = await meetingsAt('Hotel Libertador');
  expect(meetings).toEqual([
    { lineId: seats.id, date: dayFromNow(40), time: expect.stringMatching(/^08:\d\d$/), name: 'Plaza de Armas' },
  ]);
  expect((await meetingsAt('Plaza de Armas')).meetings).toEqual([]);
});

test('a booking of an accepted offer cannot be moved to another date', async () => {
  const quotation = await asked();
  const { departure, seats, content } = await ownOffer();
  const later = await selling.departure({ startsAt: new Date(Date.now() + 45 * 86_400_000) });
  await answerOffer(site, quotation.ours, content);
  const order = (await accept(quotation, quotation.ours, { chosen: [seats.id], expectedTotal: 20_000 })).json();
  await pay(order);
  await follow();
  const { rows } = await pool.query('select reference, state from booking where order_id = $1', [order.orderId]);
  expect(rows).toMatchObject([{ state: 'CONFIRMED' }]);
  const own = { params: { reference: rows[0].reference }, headers: { [ORDER_SECRET_HEADER]: order.secret } };
  const dates = await call(site.app, listChangeDates, own);
  const quote = await call(site.app, quoteChange, { ...own, body: { departureId: later, units: null } });
  for (const answer of [dates, quote])
    expect([answer.statusCode, answer.problem().code], answer.body).toEqual([409, 'part_of_offer']);
  expect(await takenOf(departure)).toBe(2);
});

test('the operator of an accepted offer sees its payments', async () => {
  const quotation = await asked();
  const { content } = await ownOffer();
  await answerOffer(site, quotation.ours, { ...content, payments: [{ shareBps: 10_000, daysBefore: null }] });
  const { headers, id } = await insertPerson(site.db, 'trujillo', { name: 'Ventas' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, id],
  );
  const operatorSide = async () =>
    (
      await call(site.app, showOperatorOffer, {
        params: { operatorId: selling.operator, offerId: quotation.ours },
        headers,
      })
    ).json();
  expect((await operatorSide()).payment).toBeNull();
  const order = (await accept(quotation, quotation.ours, { expectedTotal: 41_000 })).json();
  expect(await operatorSide()).toMatchObject({
    expected: { what: 'deposit' },
    payment: { total: 41_000, paid: 0, first: 41_000 },
  });
  await pool.query(
    `update customer_order set contact = '{"name": "Lucía Ñopo", "email": "pago@ejemplo.pe", "phone": "+51 944 000 111"}' where id = $1`,
    [order.orderId],
  );
  await pay(order);
  await follow();
  expect(await operatorSide()).toMatchObject({
    expected: null,
    payment: { total: 41_000, paid: 41_000 },
    request: { contact: { email: 'lucia@ejemplo.pe', phone: '+51 944 000 111' } },
  });
  const { items } = (
    await call(site.app, listOperatorDepartures, {
      params: { operatorId: selling.operator },
      query: { from: dayFromNow(39), to: dayFromNow(42) },
      headers,
    })
  ).json();
  const { rows } = await pool.query('select departure_id, plan_id from booking where order_id = $1', [order.orderId]);
  const booked = items.filter((one) => rows.some(({ departure_id }) => departure_id === one.id));
  expect(booked.map(({ people }: { people: number }) => people)).toEqual([2, 2, 2]);
  const made = booked.filter((one) => one.madeToOrder);
  expect([booked.length, made.length, new Set(made.map((one) => one.planId)).size]).toEqual([3, 2, 1]);
});

test('after an acceptance, the program shows only the accepted lines', async () => {
  const quotation = await asked();
  const { drive, content } = await ownOffer();
  const days = [...content.days, { title: 'Huanchaco', stops: [] }];
  await answerOffer(site, quotation.ours, { ...content, days });
  const secondDay = async () => {
    const { current } = (await show(quotation)).offers.find(({ id }) => id === quotation.ours)!;
    return current!.content.days[1]!.stops.map(({ title }) => title);
  };
  expect(await secondDay()).toEqual(['Auto con conductor', 'Almuerzo']);
  const answer = await accept(quotation, quotation.ours, { chosen: [drive.id], expectedTotal: 15_000 });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await secondDay()).toEqual(['Auto con conductor']);
});

test('an acceptance that leaves out a line which an accepted line needs is refused', async () => {
  const quotation = await asked();
  const { departure, seats, drive, meal, content } = await ownOffer(10, { minimumTotal: 30_000 });
  await answerOffer(site, quotation.ours, content);

  const refused = await accept(quotation, quotation.ours, { chosen: [meal.id], expectedTotal: 30_000 });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'lines_refused', issues: [{ code: 'line_needs' }] });
  const stale = await accept(quotation, quotation.ours, { chosen: [drive.id, meal.id], expectedTotal: 21_000 });
  expect(stale.json()).toMatchObject({ code: 'offer_changed', total: 30_000 });

  const answer = await accept(quotation, quotation.ours, { chosen: [drive.id, meal.id], expectedTotal: 30_000 });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await takenOf(departure)).toBe(0);
  const { rows } = await pool.query('select total from booking where order_id = $1 order by total', [
    answer.json().orderId,
  ]);
  expect(rows.map(({ total }) => total)).toEqual([8571, 21_429]);
  expect(seats.id).not.toBe(drive.id);
});

test('accepting an offer several times with the same key creates one order', async () => {
  const quotation = await asked();
  const { departure, content } = await ownOffer();
  await answerOffer(site, quotation.ours, content);
  const payload = { uuid: randomUUID(), expectedTotal: 41_000 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(quotation, quotation.ours, payload)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]!.statusCode, answers[0]!.body).toBe(201);
  expect(await takenOf(departure)).toBe(2);
  const other = await accept(quotation, quotation.ours, { ...payload, expectedTotal: 1 });
  expect(other.problem().code).toBe('quotation_repeated_differently');
});

test('if two travellers accept offers for the last seats at once, one acceptance is refused', async () => {
  const [one, two] = [await asked(), await asked()];
  const { departure, content } = await ownOffer(3);
  await answerOffer(site, one.ours, content);
  await answerOffer(site, two.ours, content);
  const answers = await Promise.all([one, two].map((it) => accept(it, it.ours, { expectedTotal: 41_000 })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const lost = answers.find(({ statusCode }) => statusCode === 409)!;
  expect(lost.json()).toMatchObject({ code: 'sold_out', issues: [{ message: 'Huacas en medio día: quedan 1.' }] });
  expect(await takenOf(departure)).toBe(2);
  const loser = answers[0] === lost ? one : two;
  expect(await stateOf('offer', loser.ours)).toBe('answered');
  expect(await stateOf('quotation', loser.id)).toBe('answered');
  const left = await pool.query('select count(*)::int as n from plan where made_for_offer = $1', [loser.ours]);
  expect(left.rows[0].n).toBe(0);
});

test('if the deposit is not paid in time, all offers can be accepted again', async () => {
  const quotation = await asked();
  const { departure, content } = await ownOffer();
  await answerOffer(site, quotation.ours, content);
  await answerOffer(site, quotation.theirs, offerContent([lineOf()]));
  const { orderId } = (await accept(quotation, quotation.ours, { expectedTotal: 41_000 })).json();
  await selling.endHold(orderId);
  await inTransaction(site.db, (trx) => releaseOverdue(trx, 'trujillo'));
  await site.runJobs({ until: new Date(Date.now() + 50 * 3_600_000) });
  expect(await takenOf(departure)).toBe(0);
  expect(await stateOf('offer', quotation.ours)).toBe('answered');
  expect(await stateOf('offer', quotation.theirs)).toBe('answered');
  expect(await stateOf('quotation', quotation.id)).toBe('answered');
  const again = await accept(quotation, quotation.theirs, { expectedTotal: 10_000 });
  expect(again.statusCode, again.body).toBe(201);
});

test('an offer of an operator whose registration has lapsed cannot be accepted', async () => {
  const quotation = await asked();
  await answerOffer(site, quotation.theirs, offerContent([lineOf()]));
  await pool.query(`update operator set register_until = current_date - 2 where id = $1`, [rival]);
  const answer = await accept(quotation, quotation.theirs, { expectedTotal: 10_000 });
  await pool.query('update operator set register_until = null where id = $1', [rival]);
  expect(answer.problem().code).toBe('register_lapsed');
});

test('an acceptance with a wrong secret, an old version or an expired offer is refused', async () => {
  const quotation = await asked();
  await answerOffer(site, quotation.ours, (await ownOffer()).content);
  const stranger = await accept({ ...quotation, secret: 'x' }, quotation.ours, { expectedTotal: 41_000 });
  expect(stranger.statusCode).toBe(404);
  const older = await accept(quotation, quotation.ours, { version: 2, expectedTotal: 41_000 });
  expect(older.problem().code).toBe('offer_changed');
  await pool.query(`update offer set valid_until = now() where id = $1`, [quotation.ours]);
  const over = await accept(quotation, quotation.ours, { expectedTotal: 41_000 });
  expect(over.problem().code).toBe('offer_over');
});
