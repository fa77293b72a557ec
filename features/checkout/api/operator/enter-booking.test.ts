import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOnSitePayment, voidOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { readOnSiteTakings } from '#features/payments/api/public.ts';
import { call } from '#tests/call.ts';
import { checkMoney } from '#tests/money.ts';
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
  means: 'cash',
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
const moneyIn = async (bookingId: string) =>
  (
    await site.pool.query(
      'select account, sum(amount)::int as sum from ledger_posting where booking_id = $1 group by account having sum(amount) <> 0 order by account',
      [bookingId],
    )
  ).rows.map(({ account, sum }) => `${account} ${sum}`);

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
    byHand: { paid: 10_000, owed: 3 * selling.price - 10_000, paidAtEntry: 0 },
    onSite: [{ means: 'cash', amount: 10_000, by: 'Sara Ventas', voided: null }],
    party: { contact: { phone: '+51 944 111 222' }, notes: 'Llega en bus.' },
    can: { cancel: true, message: false, propose: false },
  });
  expect(await takenOf(departure)).toBe(3);
  expect(await moneyIn(body.id)).toEqual(['customer -10000', 'on_site 10000']);
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
  expect(shown.json()).toMatchObject({ state: 'CANCELLED', cancellation: { refund: 30_000, byHand: 30_000 } });
  expect(shown.json().giveBack).toBe(30_000);
  expect(await takenOf(departure)).toBe(0);
  expect(await moneyIn(body.id)).toEqual(['by_hand -30000', 'on_site 30000']);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
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

test('an advance is a payment like a balance, and both can be voided', async () => {
  const departure = await selling.departure();
  const body = wish({ paid: 10_000, means: 'transfer' });
  await enter(departure, body);
  const params = { operatorId: selling.operator, bookingId: body.id };
  const { headers } = seller;
  const later = { id: randomUUID(), means: 'plin' as const, amount: 5000 };
  await call(site.app, recordOnSitePayment, { params, headers, body: later });
  const shown = (await call(site.app, routes.showSoldBooking, { params, headers })).json();
  expect(shown).toMatchObject({
    owed: 15_000,
    byHand: { paid: 15_000, paidAtEntry: 0 },
    party: {
      money: {
        onSite: [
          { means: 'transfer', amount: 10_000 },
          { means: 'plin', amount: 5000 },
        ],
      },
    },
  });
  const takings = await readOnSiteTakings(site.db, 'trujillo', selling.operator, { zone: 'America/Lima', days: 1 });
  expect(takings).toContainEqual(expect.objectContaining({ means: 'transfer', amount: 10_000 }));
  const paymentId = shown.onSite[0]!.id;
  const reason = 'No llegó.';
  const undo = { params: { ...params, paymentId }, headers, body: { reason } };
  expect((await call(site.app, voidOnSitePayment, undo)).json()).toMatchObject({ owed: 25_000 });
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('an advance without its means is refused', async () => {
  const departure = await selling.departure();
  const { means: _, ...body } = wish({ paid: 1000 });
  expect((await enter(departure, body)).problem().issues?.[0]).toMatchObject({ path: 'body.means' });
});

test('an older booking without a payment for its advance still shows what was paid at the entry', async () => {
  const departure = await selling.departure();
  const body = wish();
  await enter(departure, body);
  await site.pool.query(
    'update customer_order set paid = 10000 where id = (select order_id from booking where id = $1)',
    [body.id],
  );
  const params = { operatorId: selling.operator, bookingId: body.id };
  const { headers } = seller;
  const later = { id: randomUUID(), means: 'plin' as const, amount: 5000 };
  await call(site.app, recordOnSitePayment, { params, headers, body: later });
  expect((await call(site.app, routes.showSoldBooking, { params, headers })).json()).toMatchObject({
    byHand: { paid: 15_000, paidAtEntry: 10_000 },
    onSite: [{ means: 'plin', amount: 5000 }],
  });
});

test('the list of bookings is searched by telephone, however it is written', async () => {
  const departure = await selling.departure();
  await enter(departure, wish({ contact: { name: 'Carmen Paredes', phone: '+51 955 777 888' } }));
  await enter(departure, wish());
  const params = { operatorId: selling.operator };
  const namesFor = async (q: string) => {
    const query = { departure, q };
    const found = await call(site.app, routes.listSoldBookings, { params, headers: seller.headers, query });
    return found.json().items.map(({ name }) => name);
  };
  expect(await namesFor('955777888')).toEqual(['Carmen Paredes']);
  expect(await namesFor('955-777')).toEqual(['Carmen Paredes']);
  expect(await namesFor('955 000')).toEqual([]);
});
