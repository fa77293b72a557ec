import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockOrderBookings } from '#features/bookings/api/public.ts';
import { lockOrder } from '#features/checkout/api/public.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { accrue, findPayment, lockPayment, openCase, writeEntry } from '#features/payments/api/public.ts';
import { type TransferAction, type TransferState, transferActions } from '#features/payouts/contract/payout-states.ts';
import * as routes from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
import { beginCancellation, bookMoney, lockOrderWithBookings } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator } from '#tests/plans.ts';
import { insertBooking, insertDeparture, type TestBooking, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { earnDue } from '../earnings/earn-due.ts';
import { checkMoney } from '../money-check/check-money.ts';
import { findBroken } from '../money-check/invariants.store.ts';
import { PAYOUT_INVARIANTS } from '../money-check/payout-invariants.store.ts';
import { makeBatches } from './make-batches.ts';
import { lockPayout, movePayout } from './payout.store.ts';

const REGION = 'trujillo';
const DAY = 86_400_000;
const site = await testSite();
afterAll(site.close);
const { db, pool, platform } = site;

let admin: TestPerson;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]);
  admin = await insertPerson(db, REGION, { name: 'Administra', staff: 'admin', secondFactor: true });
});

async function operatorWithBank(account = '80312345678901234567'): Promise<string> {
  const operator = await insertOperator(db, REGION, { name: 'Operadora Ñusta' });
  const bank = { holder: 'Operadora Ñusta S. A.', bank: 'Caja Norte', bankCode: '803', account, currency: 'PEN' };
  const sealed = (await openBankAccounts(platform.config)).close(bank, { region: REGION, operatorId: operator });
  await pool.query('update operator set bank_sealed = $2 where id = $1', [operator, sealed]);
  return operator;
}

async function booked(departure: TestDeparture): Promise<TestBooking> {
  const booking = await insertBooking(db, REGION, departure);
  await pool.query('update customer_order set paid = 0, schedule = $2 where id = $1', [
    booking.order,
    JSON.stringify([
      { number: 1, dueAt: new Date().toISOString(), amount: 0, parts: [] },
      { number: 2, dueAt: inDays(30), amount: 10_000, parts: [{ bookingId: booking.id, amount: 10_000 }] },
    ]),
  ]);
  return booking;
}

async function capture({ order }: TestBooking, amount: number, fee: number | null = null): Promise<void> {
  const id = randomUUID();
  await pool.query(
    `insert into payment (region_id, id, order_id, client_key, state, amount, currency, provider, mode, payer, fee)
     values ($1, $2, $3, $4, 'captured', $5, 'PEN', 'sandbox', 'page', '{}', $6)`,
    [REGION, id, order, randomUUID(), amount, fee],
  );
  await inTransaction(db, async (trx) => {
    const payment = (await lockPayment(trx, REGION, id))!;
    await bookMoney(trx, platform, payment, await lockOrderWithBookings(trx, REGION, payment.order_id), amount);
    await trx.updateTable('payment').set({ captured: amount }).where('id', '=', id).execute();
  });
  expect(await findPayment(db, REGION, id)).toMatchObject({ captured: amount });
}

const end = (departure: string, daysAgo = 1) =>
  pool.query(
    `update departure set starts_at = now() - make_interval(days => $2) - interval '3 hours', ends_at = now() - make_interval(days => $2) where id = $1`,
    [departure, daysAgo],
  );
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function balances(operator: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select account, -sum(amount)::int as amount from ledger_posting where operator_id = $1 group by account having sum(amount) <> 0`,
    [operator],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const readPayouts = async () => (await call(site.app, routes.listRegionPayouts, { headers: admin.headers })).json();
const regionBatchOf = async (operator: string) =>
  (await readPayouts()).batches.find(({ payouts }) => payouts.some((payout) => payout.operator.id === operator));

test('the money of a finished service is earned only once', async () => {
  const operator = await operatorWithBank();
  const departure = await insertDeparture(db, REGION, { operator });
  const booking = await booked(departure);
  await capture(booking, 3000);
  await earnDue(platform);
  expect(await balances(operator)).toEqual({ customer: 3000 });

  await end(departure.departure);
  await Promise.all([earnDue(platform), earnDue(platform)]);
  expect(await balances(operator)).toEqual({ operator: 2850, commission: 150 });
  await capture(booking, 7000);
  await earnDue(platform);
  await earnDue(platform);
  expect(await balances(operator)).toEqual({ operator: 9500, commission: 500 });
});

test('a payable becomes releasable three days after the service', async () => {
  const operator = await operatorWithBank();
  const departure = await insertDeparture(db, REGION, { operator });
  await capture(await booked(departure), 10_000);
  await end(departure.departure, 1);
  await earnDue(platform);
  await makeBatches(platform, null, inDays(1.9));
  expect(await regionBatchOf(operator)).toBeUndefined();
  await makeBatches(platform, null, inDays(2.1));
  const batch = (await regionBatchOf(operator))!;
  expect(batch).toMatchObject({ currency: 'PEN', byItself: true });
  const payout = batch.payouts.find((one) => one.operator.id === operator)!;
  expect(payout).toMatchObject({ amount: 9500, state: 'batched', accountEnding: '4567', can: ['send', 'withdraw'] });

  const { headers } = admin;
  const ofBatch = { params: { batchId: batch.id }, headers };
  const file = await call(site.app, routes.downloadBatchPain, ofBatch);
  expect(file.statusCode, file.body).toBe(200);
  expect(file.body).toContain('<InstdAmt Ccy="PEN">95.00</InstdAmt>');
  expect(file.body).toContain('<Id>80312345678901234567</Id>');
  const csv = await call(site.app, routes.downloadBatchCsv, ofBatch);
  expect(csv.body).toContain('Operadora Ñusta S. A.,Caja Norte,803,80312345678901234567,PEN,95.00');
  const { rows } = await pool.query(
    `select after from audit_event where action = 'payouts.export' and subject_id = $1`,
    [batch.reference],
  );
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toContain('8031234');

  const act = (action: TransferAction, note?: string) =>
    call(site.app, routes.actOnPayout, {
      params: { payoutId: payout.id },
      headers,
      body: { action, ...(note !== undefined && { note }) },
    });
  expect((await act('confirm')).problem().code).toBe('payout_cannot');
  expect((await act('send')).statusCode).toBe(200);
  expect(await balances(operator)).toMatchObject({ commission: 500 });
  expect((await act('send')).problem().code).toBe('payout_cannot');
  expect((await act('return', 'La cuenta no existe')).statusCode).toBe(200);
  expect(await balances(operator)).toMatchObject({ operator: 9500 });

  await makeBatches(platform, null, inDays(3));
  const again = (await regionBatchOf(operator))!.payouts.find(
    (one) => one.operator.id === operator && one.state === 'batched',
  )!;
  expect(again.amount).toBe(9500);
  expect(again.reference).not.toBe(payout.reference);
});

test('a suspended operator is not paid', async () => {
  const operator = await insertOperator(db, REGION, { name: 'Sin cuenta' });
  const departure = await insertDeparture(db, REGION, { operator });
  const booking = await booked(departure);
  await capture(booking, 10_000);
  await end(departure.departure, 5);
  await earnDue(platform);
  await makeBatches(platform, null);
  expect(await regionBatchOf(operator)).toBeUndefined();
  const balance = (await readPayouts()).balances.find((one) => one.operator.id === operator);
  expect(balance).toMatchObject({ releasable: 9500, obstacle: 'no_account' });

  const negative = await operatorWithBank();
  const other = await insertDeparture(db, REGION, { operator: negative });
  await capture(await booked(other), 10_000);
  await end(other.departure, 5);
  await earnDue(platform);
  const takeBack = (entry: string, amount: number) =>
    inTransaction(db, async (trx) => {
      const { rows } = await pool.query('select id from booking where operator_id = $1', [negative]);
      const about = { bookingId: rows[0].id, operatorId: negative };
      await writeEntry(trx, REGION, entry, 'PEN', [
        { account: 'operator', amount: -amount, ...about },
        { account: 'review', amount, ...about },
      ]);
      await accrue(trx, {
        ...{ region: REGION, entry, orderId: null, currency: 'PEN', amount, commission: 0, ...about },
        serviceEndedAt: new Date(Date.now() - 4 * DAY),
      });
    });
  await takeBack(`test/${negative}/1`, -9500);
  await makeBatches(platform, null);
  expect(await regionBatchOf(negative)).toBeUndefined();
  await takeBack(`test/${negative}/2`, 700);
  await makeBatches(platform, null);
  expect((await regionBatchOf(negative))!.payouts).toMatchObject([{ amount: 700 }]);
});

test('a disputed payment is not paid out', async () => {
  const operator = await operatorWithBank();
  const departure = await insertDeparture(db, REGION, { operator });
  const booking = await booked(departure);
  await capture(booking, 10_000);
  await end(departure.departure, 5);
  await pool.query(`update payment set state = 'disputed' where order_id = $1`, [booking.order]);
  await earnDue(platform);
  expect(await balances(operator)).toEqual({ customer: 10_000 });
  await pool.query(`update payment set state = 'won' where order_id = $1`, [booking.order]);
  await earnDue(platform);
  await pool.query(`update payment set state = 'disputed' where order_id = $1`, [booking.order]);
  await makeBatches(platform, null);
  expect(await regionBatchOf(operator)).toBeUndefined();
});

test('a monthly statement lists every entry and ends with the balance', async () => {
  const operator = await operatorWithBank();
  const owner = await insertPerson(db, REGION, { name: 'Dueña' });
  const sales = await insertPerson(db, REGION, { name: 'Ventas' });
  for (const [person, role] of [
    [owner, 'owner'],
    [sales, 'sales'],
  ] as const)
    await pool.query(`insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, $4)`, [
      REGION,
      operator,
      person.id,
      role,
    ]);
  const departure = await insertDeparture(db, REGION, { operator });
  const [served, cancelled] = [await booked(departure), await booked(departure)];
  await capture(served, 10_000, 390);
  await capture(cancelled, 10_000);
  await cancel(cancelled, 4000);
  await end(departure.departure, 5);
  await earnDue(platform);
  await makeBatches(platform, null);
  const batch = (await regionBatchOf(operator))!;
  await call(site.app, routes.actOnPayoutBatch, {
    params: { batchId: batch.id },
    headers: admin.headers,
    body: { action: 'send' },
  });

  const month = new Intl.DateTimeFormat('sv', { timeZone: 'America/Lima', year: 'numeric', month: '2-digit' }).format(
    new Date(),
  );
  const params = { operatorId: operator };
  const ofOwner = { params, headers: owner.headers };
  const ofMonth = { ...ofOwner, params: { ...params, month } };
  const [part] = (await call(site.app, routes.showStatement, ofMonth)).json().parts;
  expect(part).toMatchObject({
    opening: 0,
    gross: 20_000,
    refunded: 6000,
    commission: 700,
    paidOut: 9500,
    closing: 3800,
  });
  expect(part!.lines).toMatchObject([
    { kind: 'cancelled', reference: cancelled.reference, gross: 10_000, refunded: 6000, net: 3800, balance: 3800 },
    { kind: 'served', reference: served.reference, title: 'Caballitos de totora', net: 9500, balance: 13_300 },
    { kind: 'payout', net: -9500, balance: 3800 },
  ]);
  for (const { kind, gross, refunded, commission, net } of part!.lines) {
    if (kind !== 'payout') expect(gross - refunded - commission).toBe(net);
  }
  expect((await call(site.app, routes.listStatementMonths, ofOwner)).json().items).toEqual([
    { month, currency: 'PEN', earned: 13_300, commission: 700, paidOut: 9500 },
  ]);
  const pdf = await call(site.app, routes.downloadStatementPdf, ofMonth);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const csv = (await call(site.app, routes.downloadStatementCsv, ofMonth)).body;
  expect(csv).toContain(`${served.reference},Caballitos de totora`);
  expect(csv).not.toMatch(/,[=+\-@]/);
  expect((await call(site.app, routes.showOperatorMoney, ofOwner)).json()).toMatchObject({
    balances: [{ accrued: 3800, releasable: 0, underWay: 9500 }],
    payouts: [{ amount: 9500, state: 'sent' }],
  });
  expect((await call(site.app, routes.showOperatorMoney, { params, headers: sales.headers })).statusCode).toBe(403);
});

test('recording a refund paid by hand closes the case', async () => {
  const operator = await operatorWithBank();
  const booking = await booked(await insertDeparture(db, REGION, { operator }));
  await capture(booking, 10_000);
  await cancel(booking, 0);
  const { rows } = await pool.query(`update refund set state = 'manual' where order_id = $1 returning id`, [
    booking.order,
  ]);
  const refund = rows[0].id;
  await openCase(db, { region: REGION, about: `refund/${refund}`, reason: 'refund_refused', orderId: booking.order });
  const settle = () =>
    call(site.app, routes.settleRefund, {
      params: { refundId: refund },
      headers: admin.headers,
      body: { note: 'Operación 123 del banco' },
    });
  expect((await settle()).statusCode).toBe(204);
  expect((await settle()).problem().code).toBe('refund_not_manual');
  const after = await pool.query(
    `select r.state, c.resolution, (select sum(amount)::int from ledger_posting where refund_id = r.id and account = 'refund') as owed,
       (select sum(amount)::int from ledger_posting where refund_id = r.id and account = 'bank') as bank
     from refund r join review_case c on c.about = 'refund/' || r.id where r.id = $1`,
    [refund],
  );
  const { broken } = await checkMoney(db, REGION);
  expect(broken.filter(({ invariant }) => invariant.startsWith('refunds_'))).toEqual([]);
  expect(after.rows).toEqual([{ state: 'settled', resolution: 'Operación 123 del banco', owed: 0, bank: -10_000 }]);
});

/** @param kept the amount that is not refunded, in minor units */
async function cancel(booking: TestBooking, kept: number): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = (await lockOrder(trx, REGION, booking.order))!;
    const row = (await lockOrderBookings(trx, REGION, order.id)).find(({ id }) => id === booking.id)!;
    const held = (await heldFor(booking)) ?? 0;
    if (row.state !== 'CONFIRMED' || row.cancellation || held === 0) return;
    const keeps = Math.min(kept, held);
    await beginCancellation(trx, platform, {
      order,
      booking: row,
      actor: 'traveller',
      actorId: null,
      cause: 'traveller',
      reason: null,
      itemIds: null,
      refund: held - keeps,
      kept: keeps,
      quoteId: null,
    });
  });
}

async function heldFor({ id }: TestBooking): Promise<number> {
  const { rows } = await pool.query(
    `select coalesce(-sum(amount), 0)::int as held from ledger_posting where booking_id = $1 and account = 'customer'`,
    [id],
  );
  return rows[0].held;
}

type Step =
  | { do: 'capture'; booking: number; amount: number }
  | { do: 'cancel'; booking: number; kept: number }
  | { do: 'end'; departure: number }
  | { do: 'earn' }
  | { do: 'batch'; days: number }
  | { do: 'move'; payout: number; action: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('capture' as const), booking: fc.nat(3), amount: fc.integer({ min: 1, max: 5000 }) }),
  fc.record({ do: fc.constant('cancel' as const), booking: fc.nat(3), kept: fc.nat(10_000) }),
  fc.record({ do: fc.constant('end' as const), departure: fc.nat(1) }),
  fc.record({ do: fc.constant('earn' as const) }),
  fc.record({ do: fc.constant('batch' as const), days: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ do: fc.constant('move' as const), payout: fc.nat(5), action: fc.nat(3) }),
);

test('after a random sequence of sales, refunds and payouts, the ledger balances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const operator = await operatorWithBank();
      const departures = [
        await insertDeparture(db, REGION, { operator }),
        await insertDeparture(db, REGION, { operator }),
      ];
      const bookings = [];
      for (const departure of [...departures, ...departures]) bookings.push(await booked(departure));
      const paid = bookings.map(() => 0);
      for (const it of steps) {
        if (it.do === 'capture') {
          const amount = Math.min(it.amount, 10_000 - paid[it.booking]!);
          const { rows } = await pool.query('select cancellation from booking where id = $1', [
            bookings[it.booking]!.id,
          ]);
          if (amount === 0 || rows[0].cancellation) continue;
          await capture(bookings[it.booking]!, amount);
          paid[it.booking]! += amount;
        } else if (it.do === 'cancel') await cancel(bookings[it.booking]!, it.kept);
        else if (it.do === 'end') await end(departures[it.departure]!.departure);
        else if (it.do === 'earn') await earnDue(platform);
        else if (it.do === 'batch') await makeBatches(platform, null, inDays(it.days));
        else await moveSome(operator, it.payout, it.action);
        await explain(
          operator,
          paid.reduce((sum, one) => sum + one, 0),
        );
      }
    }),
    { numRuns: 25 },
  );
  for (const name of Object.keys(PAYOUT_INVARIANTS) as (keyof typeof PAYOUT_INVARIANTS)[]) {
    // The test moves services into the past, so payables are paid before their release time.
    if (name !== 'payables_wait') expect(await findBroken(db, REGION, name), name).toEqual([]);
  }
}, 120_000);

async function moveSome(operator: string, which: number, action: number): Promise<void> {
  const { rows } = await pool.query<{ id: string; state: TransferState }>(
    'select id, state from payout where operator_id = $1 order by made_at',
    [operator],
  );
  const payout = rows[which % Math.max(1, rows.length)];
  const may = payout ? transferActions(payout.state) : [];
  if (may.length === 0) return;
  await inTransaction(db, async (trx) => {
    const locked = (await lockPayout(trx, REGION, payout!.id))!;
    await movePayout(trx, locked, may[action % may.length]!, { actorId: null, note: null });
  });
}

async function explain(operator: string, captured: number): Promise<void> {
  const { rows } = await pool.query(
    `select
       (select coalesce(sum(amount), 0)::int from ledger_posting) as everything,
       (select coalesce(-sum(amount), 0)::int from ledger_posting where operator_id = $1 and account = 'operator') as owed,
       (select coalesce(sum(amount), 0)::int from payable where operator_id = $1) as earned,
       (select coalesce(sum(amount), 0)::int from payout where operator_id = $1 and state in ('sent', 'confirmed')) as sent,
       (select coalesce(sum(amount), 0)::int from payable where operator_id = $1 and state in ('sent', 'confirmed')) as "inTransfers",
       (select coalesce(-sum(amount), 0)::int from ledger_posting where operator_id = $1
         and account in ('customer', 'refund', 'operator', 'commission')) as explained,
       (select coalesce(sum(amount), 0)::int from payout where operator_id = $1 and state in ('sent', 'confirmed')) as left,
       (select count(*)::int from (select booking_id from ledger_posting where operator_id = $1 and account = 'customer'
         group by booking_id having sum(amount) > 0) overdrawn) as overdrawn`,
    [operator],
  );
  const { everything, owed, earned, sent, inTransfers, explained, left, overdrawn } = rows[0];
  expect({ everything, overdrawn }).toEqual({ everything: 0, overdrawn: 0 });
  expect(owed).toBe(earned - sent);
  expect(inTransfers).toBe(sent);
  expect(explained + left).toBe(captured);
}
