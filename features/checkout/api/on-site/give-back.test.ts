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
import { leftToGiveBack } from './give-back.rules.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;
let guide: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Rosa Ventas' });
  guide = await insertPerson(site.db, 'trujillo', { name: 'Gina Guía' });
  for (const [{ id }, role] of [
    [seller, 'sales'],
    [guide, 'guide'],
  ] as const)
    await site.pool.query(
      `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, $3)`,
      [selling.operator, id, role],
    );
});

const own = <Params extends object>(params: Params, by = seller) => ({
  params: { operatorId: selling.operator, ...params },
  headers: by.headers,
});

/** Of a price of 200.00, 50.00 were paid by Yape and 20.00 in cash. The booking is cancelled. */
async function cancelled(): Promise<string> {
  const id = randomUUID();
  const body: EnterBooking = {
    ...{ id, units: [{ unitId: selling.adult, quantity: 2 }], paid: 5000, means: 'yape' },
    contact: { name: 'Rosa Vega', phone: '+51 944 111 222', email: 'rosa@correo.pe' },
  };
  const departureId = await selling.departure();
  expect((await call(site.app, routes.enterBooking, { ...own({ departureId }), body })).statusCode).toBe(201);
  const cash = { id: randomUUID(), means: 'cash' as const, amount: 2000 };
  await call(site.app, recordOnSitePayment, { ...own({ bookingId: id }), body: cash });
  const reason = 'Ese día no hay guía.';
  await call(site.app, routes.cancelSoldBooking, { ...own({ bookingId: id }), body: { reason } });
  await site.runJobs();
  return id;
}

const show = async (bookingId: string) => (await call(site.app, routes.showSoldBooking, own({ bookingId }))).json();
const give = (bookingId: string, amount: number, means: 'yape' | 'cash' = 'yape', id = randomUUID(), by = seller) =>
  call(site.app, routes.recordOnSiteReturn, { ...own({ bookingId }, by), body: { id, means, amount } });
const waiting = async (bookingId: string) =>
  (await call(site.app, routes.countSoldBookings, own({})))
    .json()
    .toGiveBack.find((one) => one.bookingId === bookingId);
const takings = async () =>
  Object.fromEntries(
    (await readOnSiteTakings(site.db, 'trujillo', selling.operator, { zone: 'America/Lima', days: 1 })).map(
      ({ means, amount }) => [means, amount],
    ),
  );
const openCases = async (bookingId: string) =>
  (
    await site.pool.query('select 1 from review_case where about = $1 and closed_at is null', [
      `on-site/cancel/${bookingId}`,
    ])
  ).rowCount;

test('money that the operator gave back leaves the ledger, the takings of the day and the screen «Hoy»', async () => {
  const id = await cancelled();
  expect(await show(id)).toMatchObject({ giveBack: 7000, returns: [], can: { void: false } });
  expect(await waiting(id)).toMatchObject({ name: 'Rosa Vega', amount: 7000, currency: 'PEN' });
  expect(await takings()).toMatchObject({ yape: 5000, cash: 2000 });
  expect(await openCases(id)).toBe(1);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
  const returnId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => give(id, 6000, 'yape', returnId)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(answers[0]!.json()).toMatchObject({
    giveBack: 1000,
    returns: [{ means: 'yape', amount: 6000, by: 'Rosa Ventas' }],
  });
  expect(await takings()).toMatchObject({ yape: -1000, cash: 2000 });
  expect(await openCases(id)).toBe(1);
  expect((await give(id, 1001)).problem().code).toBe('give_back_changed');
  expect((await give(id, 5000, 'yape', returnId)).problem().code).toBe('give_back_changed');
  expect((await give(id, 1000, 'cash')).json().giveBack).toBe(0);
  expect(await waiting(id)).toBeUndefined();
  expect(await openCases(id)).toBe(0);
  const { rows } = await site.pool.query(
    'select account from ledger_posting where booking_id = $1 group by account having sum(amount) <> 0',
    [id],
  );
  expect(rows).toEqual([]);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
  await site.runJobs();
  const emails = await site.pool.query(
    `select subject from demo_mail where subject like '%te devolvieron%' order by sent_at`,
  );
  expect(emails.rows).toHaveLength(2);
});

test('a voided return is to give back again, and leaves the takings and the closed case', async () => {
  const id = await cancelled();
  const before = await takings();
  await give(id, 2000, 'cash');
  const last = (await give(id, 5000)).json();
  expect([last.giveBack, await openCases(id)]).toEqual([0, 0]);
  const returnId = last.returns.find(({ means }) => means === 'yape')!.id;
  const undo = (params: object = {}, by = seller) =>
    call(site.app, routes.voidOnSiteReturn, {
      ...own({ bookingId: id, returnId, ...params }, by),
      body: { reason: 'Era de otra reserva.' },
    });
  expect((await undo({}, guide)).statusCode).toBe(403);
  expect((await undo({ returnId: randomUUID() })).problem().code).toBe('return_not_found');
  expect((await undo({ bookingId: await cancelled() })).problem().code).toBe('return_not_found');
  const answers = await Promise.all([undo(), undo(), undo()]);
  expect(answers.map((answer) => answer.json().giveBack)).toEqual([5000, 5000, 5000]);
  expect(answers[0]!.json().returns.find((one) => one.id === returnId)!.voided).toMatchObject({
    ...{ by: 'Rosa Ventas', reason: 'Era de otra reserva.' },
  });
  expect(await waiting(id)).toMatchObject({ amount: 5000 });
  expect(await openCases(id)).toBe(1);
  expect((await takings()).yape).toBe(before.yape! + 5000);
  const { rows } = await site.pool.query(
    `select count(*)::int as count from audit_event where action = 'bookings.void_give_back'`,
  );
  expect(rows[0].count).toBe(1);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
  expect((await give(id, 5000)).json().giveBack).toBe(0);
  expect(await openCases(id)).toBe(0);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('a guide cannot note a return, and a payment of a cancelled booking cannot be voided', async () => {
  const id = await cancelled();
  expect((await give(id, 1000, 'cash', randomUUID(), guide)).statusCode).toBe(403);
  const paymentId = (await show(id)).onSite[0]!.id;
  const undo = { ...own({ bookingId: id, paymentId }), body: { reason: 'Se anotó mal.' } };
  expect((await call(site.app, voidOnSitePayment, undo)).problem().code).toBe('payment_settled');
});

test('the sum to give back counts money that the ledger does not know', () => {
  const of = (promised: number, returned: number, unbooked: number, all: number) =>
    leftToGiveBack({ ledger: { promised, returned }, unbooked, returned: all });
  expect(of(7000, 0, 0, 0)).toEqual({ left: 7000, inLedger: 7000 });
  expect(of(7000, 6000, 0, 6000)).toEqual({ left: 1000, inLedger: 1000 });
  expect(of(0, 0, 3000, 0)).toEqual({ left: 3000, inLedger: 0 });
  expect(of(1000, 1000, 3000, 2500)).toEqual({ left: 1500, inLedger: 0 });
  expect(of(0, 0, 3000, 3000)).toEqual({ left: 0, inLedger: 0 });
});
