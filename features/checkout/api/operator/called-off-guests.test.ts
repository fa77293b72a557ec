import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { checkIn, showManifest } from '#features/bookings/contract/routes.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Rosa Ventas' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

const own = <Params extends object>(params: Params) => ({
  params: { operatorId: selling.operator, ...params },
  headers: seller.headers,
});

const CARMEN = { name: 'Carmen Paredes', phone: '+51 944 111 222' };

const LUIS = { name: 'Luis Vega', phone: '+51 944 333 444', email: 'luis@correo.pe' };

/** The price is 200.00. */
async function enter(departureId: string, contact: EnterBooking['contact'], more: Partial<EnterBooking> = {}) {
  const id = randomUUID();
  const body: EnterBooking = {
    id,
    contact,
    units: [{ unitId: selling.adult, quantity: 2 }],
    paid: 0,
    means: 'yape',
    ...more,
  };
  const answer = await call(site.app, routes.enterBooking, { ...own({ departureId }), body });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

async function callOff(departureId: string, offerDates: boolean): Promise<void> {
  const body = { cause: 'weather' as const, reason: 'El río viene crecido.', offerDates };
  expect((await call(site.app, routes.cancelDeparture, { ...own({ departureId }), body })).statusCode).toBe(200);
  await site.runJobs();
}

const show = async (bookingId: string) => (await call(site.app, routes.showSoldBooking, own({ bookingId }))).json();
const planned = async (departureId: string) =>
  (await call(site.app, routes.showDepartureCancellation, own({ departureId }))).json();
const waitingOf = async (departureId: string) =>
  (await call(site.app, routes.countSoldBookings, own({})))
    .json()
    .toNotify.find((one) => one.departureId === departureId)?.guests;
const notify = (bookingId: string) => call(site.app, routes.notifyCalledOff, own({ bookingId }));
const rowOf = async (departure: string) =>
  (await call(site.app, routes.listSoldBookings, { ...own({}), query: { departure } })).json().items[0]!;

test('a booking of a called-off departure owes nothing more and shows until when its guest chooses', async () => {
  const [gone] = [await selling.departure(), await selling.departure()];
  await enter(gone, CARMEN);
  expect(await rowOf(gone)).toMatchObject({ calledOff: false, chooseUntil: null, hasEmail: false, owed: 20_000 });
  await callOff(gone, true);
  const row = await rowOf(gone);
  expect(row).toMatchObject({ state: 'CONFIRMED', calledOff: true, owed: 0 });
  expect(Date.parse(row.chooseUntil!)).toBeGreaterThan(Date.now());
});

test('a guest of a called-off departure is settled only when the choice or the refund is there', async () => {
  const [gone] = [await selling.departure(), await selling.departure()];
  await enter(gone, CARMEN);
  const body = { cause: 'weather' as const, reason: 'El río viene crecido.', offerDates: true };
  const answer = await call(site.app, routes.cancelDeparture, { ...own({ departureId: gone }), body });
  expect(answer.json().guests).toMatchObject([{ settled: false, chooseUntil: null }]);
  await site.runJobs();
  const [guest] = (await planned(gone)).guests;
  expect(guest).toMatchObject({ settled: true, reason: 'El río viene crecido.', chooseUntil: expect.any(String) });
});

test('a called-off departure admits no party', async () => {
  const [gone] = [await selling.departure({ startsAt: new Date(Date.now() + 3_600_000) }), await selling.departure()];
  const bookingId = await enter(gone, CARMEN);
  await callOff(gone, true);
  const place = own({ departureId: gone });
  const { bookings } = (await call(site.app, showManifest, place)).json();
  expect(bookings).toMatchObject([{ state: 'CONFIRMED', calledOff: true }]);
  const scans = [{ id: randomUUID(), action: 'redeem' as const, bookingId, at: new Date().toISOString() }];
  const { answers } = (await call(site.app, checkIn, { ...place, body: { scans } })).json();
  expect(answers).toMatchObject([{ result: 'not_to_come', booking: { state: 'CONFIRMED' } }]);
});

test('guests without an email wait on the screen «Hoy» until the operator has notified them', async () => {
  const [gone] = [await selling.departure(), await selling.departure()];
  const [carmen, luis] = [await enter(gone, CARMEN), await enter(gone, LUIS)];
  const guests = [
    { bookingId: carmen, name: 'Carmen Paredes', phone: CARMEN.phone, reach: 'telephone', notified: false },
    { bookingId: luis, name: 'Luis Vega', phone: LUIS.phone, reach: 'email', notified: false },
  ];
  expect((await planned(gone)).guests).toMatchObject(guests);
  expect((await notify(carmen)).problem().code).toBe('booking_action_refused');
  await callOff(gone, true);
  expect((await planned(gone)).guests).toMatchObject(
    guests.map((guest) => ({
      ...guest,
      reason: 'El río viene crecido.',
      chooseUntil: expect.any(String),
      hasPaid: false,
    })),
  );
  expect(await waitingOf(gone)).toBe(1);
  expect((await show(carmen)).can).toMatchObject({ notify: true, move: true, cancel: true });
  expect((await show(luis)).can).toMatchObject({ notify: false, move: true });
  expect((await notify(luis)).problem().code).toBe('booking_action_refused');
  await Promise.all([notify(carmen), notify(carmen)]);
  expect(await waitingOf(gone)).toBeUndefined();
  expect((await planned(gone)).guests).toMatchObject([{ notified: true }, { notified: false }]);
  const { history, can } = await show(carmen);
  expect(can.notify).toBe(false);
  expect(history.map(({ action }) => action)).toEqual(['hold', 'call_off', 'notified']);
});

test('if everything is refunded at once, a guest without an email must still be notified', async () => {
  const gone = await selling.departure();
  const carmen = await enter(gone, CARMEN);
  await callOff(gone, false);
  expect(await show(carmen)).toMatchObject({ state: 'CANCELLED', can: { notify: true, move: false, cancel: false } });
  expect((await show(carmen)).history.map(({ action }) => action)).toEqual(['hold', 'call_off', 'cancel']);
  expect(await waitingOf(gone)).toBe(1);
  await notify(carmen);
  expect(await waitingOf(gone)).toBeUndefined();
});

test('the operator chooses another date or the refund for a guest without an email', async () => {
  const [gone, next] = [await selling.departure(), await selling.departure()];
  const [carmen, rosa] = [await enter(gone, CARMEN), await enter(gone, CARMEN)];
  const buyer = await buyPlaces(site, selling, gone, 1);
  await callOff(gone, true);
  const move = (bookingId: string) =>
    call(site.app, routes.moveSoldBooking, { ...own({ bookingId }), body: { departureId: next } });
  const dates = (await call(site.app, routes.listProposalDates, own({ bookingId: carmen }))).json().items;
  expect(dates).toContainEqual(expect.objectContaining({ departureId: next, held: true }));
  expect((await move(buyer.booking)).problem().code).toBe('change_refused');
  expect((await Promise.all([move(carmen), move(carmen)])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await show(carmen)).toMatchObject({ departureId: next, state: 'CONFIRMED', calledOff: false, owed: 20_000 });
  expect(await waitingOf(gone)).toBe(1);
  const body = { reason: 'Prefiere su dinero.' };
  await call(site.app, routes.cancelSoldBooking, { ...own({ bookingId: rosa }), body });
  await site.runJobs();
  expect(await show(rosa)).toMatchObject({ state: 'CANCELLED', can: { notify: false } });
  expect(await waitingOf(gone)).toBeUndefined();
  expect((await move(rosa)).problem().code).toBe('change_refused');
});

test('the sum before a call-off counts all payments, and names what the operator gives back by hand', async () => {
  const gone = await selling.departure();
  const carmen = await enter(gone, CARMEN, { total: 19_000, paid: 5000 });
  const body = { id: randomUUID(), means: 'cash' as const, amount: 14_000 };
  await call(site.app, recordOnSitePayment, { ...own({ bookingId: carmen }), body });
  expect(await planned(gone)).toMatchObject({ refund: 19_000, byHand: 19_000 });
  await buyPlaces(site, selling, gone, 1);
  expect(await planned(gone)).toMatchObject({ refund: 29_000, byHand: 19_000 });
  await callOff(gone, false);
  expect((await show(carmen)).giveBack).toBe(19_000);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});
