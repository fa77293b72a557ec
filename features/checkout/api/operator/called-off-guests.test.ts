import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkIn, showManifest } from '#features/bookings/contract/routes.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { call } from '#tests/call.ts';
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

/** The price is 200.00. */
async function enter(departureId: string, contact: EnterBooking['contact'], more: Partial<EnterBooking> = {}) {
  const id = randomUUID();
  const body = { id, contact, units: [{ unitId: selling.adult, quantity: 2 }], paid: 0, ...more };
  const answer = await call(site.app, routes.enterBooking, { ...own({ departureId }), body });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

async function callOff(departureId: string, offerDates: boolean): Promise<void> {
  const body = { cause: 'weather' as const, reason: 'El río viene crecido.', offerDates };
  expect((await call(site.app, routes.cancelDeparture, { ...own({ departureId }), body })).statusCode).toBe(200);
  await site.runJobs();
}

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
