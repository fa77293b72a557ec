import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite();
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Sara Ventas' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

const wish = (more: Partial<EnterBooking> = {}): EnterBooking => ({
  id: randomUUID(),
  contact: { name: 'Rosa Vega', phone: '+51 944 111 222' },
  units: [{ unitId: selling.adult, quantity: 3 }],
  paid: 0,
  ...more,
});
const enter = (departureId: string, body: EnterBooking) =>
  call(site.app, routes.enterBooking, {
    params: { operatorId: selling.operator, departureId },
    headers: seller.headers,
    body,
  });
const takenOf = async (id: string) =>
  (await site.pool.query('select taken from departure where id = $1', [id])).rows[0].taken;
const ledgerOf = async (id: string) =>
  (await site.pool.query('select count(*)::int as count from ledger_posting where booking_id = $1', [id])).rows[0]
    .count;

test('a repeated request for a telephone booking takes seats only once', async () => {
  const departure = await selling.departure();
  const body = wish({ paid: 10_000, note: 'Llega en bus.' });
  const answers = await Promise.all([enter(departure, body), enter(departure, body)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  expect((await enter(departure, body)).json()).toMatchObject({
    id: body.id,
    channel: 'desk',
    state: 'CONFIRMED',
    name: 'Rosa Vega',
    total: 3 * selling.price,
    byHand: { paid: 10_000, owed: 3 * selling.price - 10_000, paidAtEntry: 10_000 },
    party: { contact: { phone: '+51 944 111 222' }, notes: 'Llega en bus.' },
    can: { cancel: true, message: false, propose: false },
  });
  expect(await takenOf(departure)).toBe(3);
  expect(await ledgerOf(body.id)).toBe(0);
  const other = await enter(departure, { ...body, paid: 0 });
  expect([other.statusCode, other.problem().code]).toEqual([422, 'already_booked']);
});

test('the list of bookings shows what a booking by telephone still owes', async () => {
  const departure = await selling.departure();
  await enter(departure, wish({ paid: 1000 }));
  const { headers } = seller;
  const params = { operatorId: selling.operator };
  const { items } = (await call(site.app, routes.listSoldBookings, { params, headers, query: { departure } })).json();
  expect(items).toMatchObject([{ name: 'Rosa Vega', owed: items[0]!.total - 1000 }]);
  const bookingId = items[0]!.id;
  const body = { reason: 'Ese día no hay guía.' };
  await call(site.app, routes.cancelSoldBooking, { params: { ...params, bookingId }, headers, body });
  await site.runJobs();
  const after = (await call(site.app, routes.listSoldBookings, { params, headers, query: { departure } })).json();
  expect(after.items).toMatchObject([{ state: 'CANCELLED', owed: 0 }]);
});

test('an agreed price is divided between the travellers of the booking', async () => {
  const departure = await selling.departure();
  const body = wish({ total: 25_000, paid: 25_000 });
  expect((await enter(departure, body)).json()).toMatchObject({ total: 25_000, byHand: { paid: 25_000, owed: 0 } });
  const { rows } = await site.pool.query('select items, commission_bps from booking where id = $1', [body.id]);
  expect(rows[0].items.map(({ price }: { price: number }) => price)).toEqual([8334, 8333, 8333]);
  expect(rows[0].commission_bps).toBe(0);
});

test('the operator can sell more seats of a departure that is closed to the public, but no more than its capacity', async () => {
  const departure = await selling.departure({ capacity: 4 });
  await site.pool.query(`update departure set state = 'closed', cutoff_at = now() - interval '1 hour' where id = $1`, [
    departure,
  ]);
  expect((await enter(departure, wish())).statusCode).toBe(201);
  const full = await enter(departure, wish());
  expect([full.statusCode, full.problem().code]).toEqual([409, 'sold_out']);
  expect(await takenOf(departure)).toBe(3);
});

test('an invalid field is refused with a reason', async () => {
  const departure = await selling.departure();
  const tooMuch = await enter(departure, wish({ paid: 30_001 }));
  expect([tooMuch.statusCode, tooMuch.problem().issues?.[0]?.path]).toEqual([400, 'body.paid']);
  const nobody = await enter(departure, wish({ units: [{ unitId: selling.adult, quantity: 0 }] }));
  expect(nobody.problem().issues?.[0]).toMatchObject({ path: 'body.units', code: 'nobody' });
  const begun = await selling.departure({ startsAt: new Date(Date.now() - 60_000) });
  expect((await enter(begun, wish())).problem().issues?.[0]).toMatchObject({ code: 'too_late' });
  expect((await enter(randomUUID(), wish())).problem().code).toBe('departure_not_found');
  expect(await takenOf(departure)).toBe(0);
});

test('a cancelled booking by telephone frees its seats, and the operator gives the money back by hand', async () => {
  const departure = await selling.departure();
  const body = wish({ paid: 30_000 });
  await enter(departure, body);
  const params = { operatorId: selling.operator, bookingId: body.id };
  const reason = 'Ese día no hay guía.';
  await call(site.app, routes.cancelSoldBooking, { params, headers: seller.headers, body: { reason } });
  await site.runJobs();
  const shown = await call(site.app, routes.showSoldBooking, { params, headers: seller.headers });
  expect(shown.json()).toMatchObject({ state: 'CANCELLED', cancellation: { refund: 0 }, giveBack: 30_000 });
  expect(await takenOf(departure)).toBe(0);
  expect(await ledgerOf(body.id)).toBe(0);
});

test('another date cannot be proposed to a booking without an email address', async () => {
  const [departure, other] = [await selling.departure(), await selling.departure()];
  const propose = async (body: EnterBooking) => {
    await enter(departure, body);
    const answer = await call(site.app, routes.proposeDate, {
      params: { operatorId: selling.operator, bookingId: body.id },
      headers: seller.headers,
      body: { departureId: other, reason: 'Ese día no hay guía.' },
    });
    return answer.statusCode === 200 ? null : answer.problem().code;
  };
  expect(await propose(wish())).toBe('change_without_email');
  const contact = { name: 'Rosa Vega', phone: '+51 944 111 222', email: 'rosa@correo.pe' };
  expect(await propose(wish({ contact }))).toBeNull();
});

test('money received later on the spot does not count as paid at the entry', async () => {
  const departure = await selling.departure();
  const body = wish({ paid: 10_000 });
  await enter(departure, body);
  const params = { operatorId: selling.operator, bookingId: body.id };
  const { headers } = seller;
  await call(site.app, recordOnSitePayment, {
    params,
    headers,
    body: { id: randomUUID(), means: 'plin', amount: 5000 },
  });
  expect((await call(site.app, routes.showSoldBooking, { params, headers })).json()).toMatchObject({
    byHand: { paid: 15_000, paidAtEntry: 10_000 },
    onSite: [{ means: 'plin', amount: 5000 }],
  });
});
