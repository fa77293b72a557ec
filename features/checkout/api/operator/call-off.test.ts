import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerChange, listChangeDates } from '#features/checkout/contract/booking-routes.ts';
import type { ChooseBody } from '#features/checkout/contract/change.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { type Buyer, buyPlaces, placeBasket } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;

beforeAll(async () => {
  await site.pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Sara Ventas' });
});
beforeEach(async () => {
  selling = await seedSelling(site);
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

const own = <Params extends object>(params: Params) => ({
  params: { operatorId: selling.operator, ...params },
  headers: seller.headers,
});

const REASON = 'El río viene crecido.';
const callOff = (departureId: string, offerDates: boolean) =>
  call(site.app, routes.cancelDeparture, {
    ...own({ departureId }),
    body: { cause: 'weather', reason: REASON, offerDates },
  });
const choose = async (buyer: Buyer, body: ChooseBody) =>
  (await buyer.ask(answerChange, { body })).body as Order & { code?: string };
const bookingOf = async (buyer: Buyer) => (await buyer.show()).bookings[0]!;
/** Emails about a sale of the site name the purchase. */
const orderOf = async (buyer: Buyer) => (await buyer.show()).reference;
const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;
const emailsTo = async (subject: string) =>
  (await site.pool.query('select body_text from demo_mail where subject like $1', [subject])).rows.map(
    ({ body_text }) => body_text as string,
  );
const allHolds = async () => expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
async function timePasses(departure: string) {
  await site.pool.query(`update departure set choice_until = now() where id = $1`, [departure]);
  await site.pool.query(
    `with c as (update booking_change set until = clock_timestamp() where kind = 'called_off' and state = 'open' returning hold_id)
     update booking set hold_until = clock_timestamp() where id in (select hold_id from c) and state = 'ON_HOLD'`,
  );
  await site.platform.jobs.add(site.db, 'checkout/carry-departures', {});
  await site.runJobs();
}

test('travellers of a called-off departure choose another date or a refund', async () => {
  const [gone, next, later] = [await selling.departure(), await selling.departure(), await selling.departure()];
  const [ana, beto, cami, dora] = [
    await buyPlaces(site, selling, gone, 2),
    await buyPlaces(site, selling, gone, 1),
    await buyPlaces(site, selling, gone, 1),
    await buyPlaces(site, selling, gone, 1),
  ];
  const prices = [{ unit: selling.adult, from: null, to: null, weekdays: null, amount: 18_000 }];
  await site.pool.query('update departure set prices = $2 where id = $1', [later, JSON.stringify(prices)]);
  const before = await call(site.app, routes.showDepartureCancellation, own({ departureId: gone }));
  expect(before.json()).toMatchObject({ otherDates: 2, choiceHours: 72, bookings: 4 });
  expect((await callOff(gone, true)).json()).toMatchObject({ departure: { state: 'cancelled' }, can: false });
  await site.runJobs();
  const [email] = await emailsTo(`${await orderOf(ana!)}: elige otra fecha%`);
  expect(email).toContain(REASON);
  const asked = await bookingOf(ana!);
  expect(asked).toMatchObject({ state: 'CONFIRMED', calledOff: true, change: { kind: 'called_off', reason: REASON } });
  expect(asked.change!.to!.departureId).toBe(next);
  expect(await takenOf(next)).toBe(5);
  await allHolds();

  const dates = (await beto!.ask(listChangeDates)).body.items;
  expect(dates.map(({ departureId, difference, held }) => [departureId, difference, held])).toEqual([
    [next, 0, true],
    [later, 0, false],
  ]);
  const changes = await Promise.all([ana!, beto!, cami!].map(async (buyer) => (await bookingOf(buyer)).change!.id));
  await choose(ana!, { changeId: changes[0]!, take: 'move' });
  await choose(ana!, { changeId: changes[0]!, take: 'move' });
  await choose(beto!, { changeId: changes[1]!, take: 'move', departureId: later });
  await choose(cami!, { changeId: changes[2]!, take: 'refund' });
  expect((await choose(cami!, { changeId: changes[2]!, take: 'move' })).code).toBe('change_over');
  await site.runJobs();
  expect(await bookingOf(ana!)).toMatchObject({ departureId: next, total: 20_000, change: null, calledOff: false });
  expect(await bookingOf(beto!)).toMatchObject({ departureId: later, total: 10_000, state: 'CONFIRMED' });
  const refunded = await cami!.show();
  expect(refunded.bookings[0]).toMatchObject({
    state: 'CANCELLED',
    cancellation: { cause: 'weather', refund: 10_000 },
  });
  expect(refunded.refunds).toMatchObject([{ amount: 10_000, state: 'settled' }]);

  await timePasses(gone);
  const silent = await dora!.show();
  expect(silent.bookings[0]).toMatchObject({ state: 'CANCELLED', cancellation: { cause: 'weather', reason: REASON } });
  expect(silent.refunds).toMatchObject([{ amount: 10_000, state: 'settled' }]);
  expect([await takenOf(gone), await takenOf(later)]).toEqual([0, 1]);
  await site.platform.jobs.add(site.db, 'checkout/carry-departures', {});
  await site.runJobs();
  expect((await dora!.show()).refunds).toHaveLength(1);
  await allHolds();
});

test('the seats of the offered date are held until the deadline for choosing, unless every date ends earlier', async () => {
  const at = (hours: number) => selling.departure({ startsAt: new Date(Date.now() + hours * 3_600_000) });
  const [soon, gone, late] = [await at(20), await at(26), await at(240)];
  const buyer = await buyPlaces(site, selling, gone, 1);
  expect((await callOff(gone, true)).statusCode).toBe(200);
  await site.runJobs();
  expect((await bookingOf(buyer!)).change).toMatchObject({ to: { departureId: late } });

  const [alone, sooner] = [await at(28), soon];
  const other = await buyPlaces(site, selling, alone, 1);
  await site.pool.query(`update departure set state = 'closed' where id = $1`, [late]);
  expect((await callOff(alone, true)).statusCode).toBe(200);
  await site.runJobs();
  const { change } = await bookingOf(other!);
  expect(change).toMatchObject({ to: { departureId: sooner } });
  expect(Date.parse(change!.until)).toBeLessThan(Date.now() + 20 * 3_600_000);
});

test('if no other date is offered, the bookings of a called-off departure are refunded at once', async () => {
  const [gone, full] = [await selling.departure(), await selling.departure({ capacity: 1 })];
  const one = await buyPlaces(site, selling, gone, 2);
  await callOff(gone, true);
  await site.runJobs();
  expect(await bookingOf(one)).toMatchObject({ state: 'CANCELLED', cancellation: { refund: 20_000 } });
  expect(await takenOf(full)).toBe(0);
  const [other] = [await selling.departure(), await selling.departure()];
  const two = await buyPlaces(site, selling, other!, 1);
  await callOff(other!, false);
  await site.runJobs();
  expect(await bookingOf(two)).toMatchObject({ state: 'CANCELLED', change: null });
  await allHolds();
});

test('when a departure is called off, unpaid baskets are released and their buyers get an email', async () => {
  const gone = await selling.departure();
  const basket = await placeBasket(site, selling, gone, 2);
  const payment = await basket.begin(1);
  await callOff(gone, true);
  await site.runJobs();
  const after = await basket.show();
  expect(after).toMatchObject({
    state: 'released',
    bookings: [{ state: 'CANCELLED', cancellation: { cause: 'weather' } }],
  });
  expect(await takenOf(gone)).toBe(0);
  expect((await emailsTo('«Huacas en medio día» se canceló por el clima')).at(-1)).toContain('no se te cobró nada');
  expect((await call(site.app, routes.listSoldBookings, own({}))).json().items).toEqual([]);
  await payWithCard(payment.action.url);
  await basket.settle(payment);
  await site.runJobs();
  expect((await basket.show()).refunds).toMatchObject([{ amount: 20_000, state: 'settled' }]);
  await allHolds();
});

test('if a booking is moving to a departure that is called off, the booking stays on its date', async () => {
  const [from, gone] = [await selling.departure(), await selling.departure()];
  const prices = [{ unit: selling.adult, from: null, to: null, weekdays: null, amount: 15_000 }];
  await site.pool.query('update departure set prices = $2 where id = $1', [gone, JSON.stringify(prices)]);
  const buyer = await buyPlaces(site, selling, from, 1);
  const { change } = (await buyer.take((await buyer.quote(gone)).body.id)).body.bookings[0]!;
  const payment = await buyer.begin(change!.instalment!);
  await callOff(gone, false);
  await site.runJobs();
  expect(await bookingOf(buyer)).toMatchObject({ change: null, departureId: from });
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await site.runJobs();
  expect(await buyer.show()).toMatchObject({
    refunds: [{ amount: 5000, state: 'settled' }],
    bookings: [{ total: 10_000 }],
  });
  await allHolds();
});

test('a called-off departure frees its resources at once', async () => {
  const guide = await selling.resource({ counts: 'departure', capacity: 1 });
  const startsAt = new Date(Date.now() + 20 * 86_400_000);
  const gone = await selling.departure({ startsAt, resources: [guide] });
  const same = await selling.departure({ startsAt: new Date(startsAt.getTime() + 60_000), resources: [guide] });
  await buyPlaces(site, selling, gone, 1);
  await selling.departure();
  await callOff(gone, true);
  await site.runJobs();
  await buyPlaces(site, selling, same, 1);
  await allHolds();
});

test('a booking moves only if its traveller accepts the date that the operator proposes', async () => {
  const [from, to] = [await selling.departure(), await selling.departure()];
  const [yes, no, silent] = [
    await buyPlaces(site, selling, from, 1),
    await buyPlaces(site, selling, from, 1),
    await buyPlaces(site, selling, from, 1),
  ];
  const shown = own({ bookingId: yes!.booking });
  const dates = await call(site.app, routes.listProposalDates, shown);
  expect(dates.json().items.map(({ departureId }) => departureId)).toEqual([to]);
  const body = { departureId: to, reason: REASON };
  for (const { booking } of [yes!, no!, silent!]) {
    const proposed = await call(site.app, routes.proposeDate, { ...own({ bookingId: booking }), body });
    expect(proposed.statusCode, proposed.body).toBe(200);
  }
  expect(await takenOf(to)).toBe(3);
  await site.runJobs();
  expect(await emailsTo(`${await orderOf(yes!)}:%te propone otra fecha`)).toHaveLength(1);
  const proposal = { kind: 'proposal', to: { departureId: to } };
  expect((await call(site.app, routes.showSoldBooking, shown)).json().change).toMatchObject(proposal);
  const idOf = async (buyer: Buyer) => (await bookingOf(buyer)).change!.id;
  expect((await choose(yes!, { changeId: await idOf(yes!), take: 'refund' })).code).toBe('change_refused');
  await choose(yes!, { changeId: await idOf(yes!), take: 'move' });
  await choose(no!, { changeId: await idOf(no!), take: 'keep' });
  expect([await takenOf(from), await takenOf(to)]).toEqual([2, 2]);
  expect(await bookingOf(yes!)).toMatchObject({ departureId: to, total: 10_000 });
  expect(await bookingOf(silent!)).toMatchObject({ departureId: from, change: { kind: 'proposal' } });
  const { history } = (await call(site.app, routes.showSoldBooking, shown)).json();
  expect(history.map(({ action }) => action)).toEqual(['hold', 'confirm', 'offer', 'move']);
  await site.runJobs();
  expect(await emailsTo('Una reserva sigue en su fecha: %')).toHaveLength(1);
  await allHolds();
});

test('a repeated proposal changes nothing, but a proposal with another reason is a new proposal', async () => {
  const [from, to] = [await selling.departure(), await selling.departure()];
  const buyer = await buyPlaces(site, selling, from, 2);
  const propose = async (reason: string) => {
    const body = { departureId: to, reason };
    const proposed = await call(site.app, routes.proposeDate, { ...own({ bookingId: buyer.booking }), body });
    expect(proposed.statusCode, proposed.body).toBe(200);
    return (await bookingOf(buyer)).change!.id;
  };
  const emails = async () => emailsTo(`${await orderOf(buyer)}:%te propone otra fecha`);
  const first = await propose(REASON);
  expect(await Promise.all([propose(REASON), propose(REASON)])).toEqual([first, first]);
  await site.runJobs();
  expect([await takenOf(to), (await emails()).length]).toEqual([2, 1]);
  expect(await propose('El guía está enfermo.')).not.toBe(first);
  await site.runJobs();
  expect([await takenOf(to), (await emails()).length]).toEqual([2, 2]);
  await allHolds();
});

test('the operator can cancel one booking with a full refund', async () => {
  const from = await selling.departure({ startsAt: new Date(Date.now() + 3 * 3_600_000) });
  const buyer = await buyPlaces(site, selling, from, 2);
  const message = { id: randomUUID(), body: 'Trae zapatos cerrados, por favor.' };
  const booking = own({ bookingId: buyer.booking });
  await call(site.app, routes.writeToBuyer, { ...booking, body: message });
  await call(site.app, routes.writeToBuyer, { ...booking, body: message });
  await site.runJobs();
  const emails = await emailsTo('Huacas en medio día: mensaje de%');
  expect(emails.filter((text) => text.includes('zapatos cerrados'))).toHaveLength(1);
  const cancel = () => call(site.app, routes.cancelSoldBooking, { ...booking, body: { reason: REASON } });
  expect((await cancel()).statusCode).toBe(200);
  await site.runJobs();
  expect(await buyer.show()).toMatchObject({
    state: 'cancelled',
    bookings: [{ state: 'CANCELLED', cancellation: { cause: 'operator', refund: 20_000, reason: REASON } }],
    refunds: [{ amount: 20_000, state: 'settled' }],
  });
  expect((await cancel()).statusCode).toBe(409);
  await allHolds();
});
