import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { accrue, writeEntry } from '#features/payments/api/public.ts';
import {
  downloadCommissionInvoice,
  listRegionPayouts,
  settleCommissionInvoice,
  showOperatorMoney,
  showStatement,
} from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture, type TestDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { earnDue } from '../earnings/earn-due.ts';
import { findBroken } from '../money-check/invariants.store.ts';
import { makeBatches } from '../transfers/make-batches.ts';
import { lockPayout, movePayout } from '../transfers/payout.store.ts';
import { issueInvoices } from './issue-invoices.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);
const { db, pool, app, platform } = site;
let departure: TestDeparture;
let owner: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  departure = await insertDeparture(db, REGION);
  owner = await insertPerson(db, REGION, { name: 'Olga Dueña' });
  admin = await insertPerson(db, REGION, { name: 'Alba Admin', staff: 'admin' });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, departure.operator, owner.id],
  );
});

/** The operator takes 100.00 in cash for a service that ended five days ago, and owes 5.00 of commission. */
async function owe(): Promise<void> {
  await pool.query(`update departure set starts_at = now() + interval '1 hour', ends_at = now() + interval '3 hours'`);
  const { id, order } = await insertBooking(db, REGION, departure);
  const schedule = [
    { number: 1, dueAt: new Date().toISOString(), amount: 0, parts: [] },
    { number: 2, dueAt: new Date().toISOString(), amount: 10_000, parts: [{ bookingId: id, amount: 10_000 }] },
  ];
  await pool.query('update customer_order set paid = 0, schedule = $2 where id = $1', [
    order,
    JSON.stringify(schedule),
  ]);
  const body = { id: randomUUID(), means: 'cash' as const, amount: 10_000 };
  const params = { operatorId: departure.operator, bookingId: id };
  const taken = await call(app, recordOnSitePayment, { params, headers: owner.headers, body });
  expect(taken.statusCode).toBe(200);
  await pool.query(
    `update departure set starts_at = now() - interval '5 days 3 hours', ends_at = now() - interval '5 days'`,
  );
  await earnDue(platform);
}

const earn = (amount: number, daysAgo = 5) =>
  inTransaction(db, async (trx) => {
    const { rows } = await pool.query('select id from booking limit 1');
    const entry = `cancel/${randomUUID()}`;
    const about = { bookingId: rows[0].id, operatorId: departure.operator };
    await writeEntry(trx, REGION, entry, 'PEN', [
      { account: 'customer', amount, ...about },
      { account: 'operator', amount: -amount, ...about },
    ]);
    await accrue(trx, {
      ...{ region: REGION, entry, ...about, orderId: null, currency: 'PEN', amount, commission: 0 },
      serviceEndedAt: new Date(Date.now() - daysAgo * 86_400_000),
    });
  });

const shown = async () =>
  (await call(app, showOperatorMoney, { params: { operatorId: departure.operator }, headers: owner.headers })).json();
const pay = (invoiceId: string) =>
  call(app, settleCommissionInvoice, { params: { invoiceId }, headers: admin.headers, body: { note: 'Operación 81' } });
const INVARIANTS_OF_INVOICES = [
  ...(['invoices_explained', 'operators_owed', 'payables_earned', 'payables_wait'] as const),
  ...(['payouts_booked', 'payouts_explained', 'paid_out_once', 'statements_whole', 'ledger_balances'] as const),
];
async function assertBooksAgree(): Promise<void> {
  for (const name of INVARIANTS_OF_INVOICES) expect([name, await findBroken(db, REGION, name)]).toEqual([name, []]);
}

test('commission that no earnings cover is invoiced once, paid once, and not deducted again', async () => {
  await owe();
  const [invoice, ...others] = await issueInvoices(platform);
  expect([invoice?.amount, invoice?.state, others]).toEqual([500, 'open', []]);
  expect(invoice!.number).toMatch(/^NC-20\d\d-0001$/);
  expect(await issueInvoices(platform)).toEqual([]);
  const params = { operatorId: departure.operator, invoiceId: invoice!.id };
  const pdf = await call(app, downloadCommissionInvoice, { params, headers: owner.headers });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const stranger = { ...params, invoiceId: randomUUID() };
  expect((await call(app, downloadCommissionInvoice, { params: stranger, headers: owner.headers })).statusCode).toBe(
    404,
  );

  await assertBooksAgree();
  expect((await pay(invoice!.id)).json()).toMatchObject({ invoices: [{ amount: 500, state: 'paid' }] });
  expect((await pay(invoice!.id)).json()).toMatchObject({ status: 409, code: 'invoice_settled' });
  expect(await shown()).toMatchObject({ balances: [{ releasable: 0 }], invoices: [{ state: 'paid' }] });
  const month = new Date().toISOString().slice(0, 7);
  const statement = await call(app, showStatement, {
    params: { operatorId: departure.operator, month },
    headers: owner.headers,
  });
  expect(statement.json().parts).toMatchObject([
    { paidOut: 0, closing: 0, lines: [{}, { kind: 'commission_paid', net: 500 }] },
  ]);
  expect(await issueInvoices(platform)).toEqual([]);
  await assertBooksAgree();
});

test('a payout deducts an open invoice, and withdrawing the payout opens the invoice again', async () => {
  await owe();
  expect((await issueInvoices(platform)).map(({ number, amount }) => [number.slice(-4), amount])).toEqual([
    ['0002', 500],
  ]);
  const bank = { holder: 'Totora', bank: 'Caja', bankCode: '803', account: '80312345678901234567', currency: 'PEN' };
  const sealed = (await openBankAccounts(platform.config)).close(bank, {
    region: REGION,
    operatorId: departure.operator,
  });
  await pool.query('update operator set bank_sealed = $2 where id = $1', [departure.operator, sealed]);
  await earn(2000);
  await makeBatches(platform, null);
  const { rows } = await pool.query('select id, amount::int from payout');
  expect(rows).toMatchObject([{ amount: 1500 }]);
  expect((await shown()).invoices).toMatchObject([{ state: 'netted' }, { state: 'paid' }]);
  await assertBooksAgree();
  await inTransaction(db, async (trx) => {
    await movePayout(trx, (await lockPayout(trx, REGION, rows[0].id))!, 'withdraw', { actorId: null, note: null });
  });
  expect((await shown()).invoices).toMatchObject([{ state: 'open' }, { state: 'paid' }]);
  await assertBooksAgree();
  const ofRegion = await call(app, listRegionPayouts, { headers: admin.headers });
  expect(ofRegion.json().invoices).toMatchObject([{ amount: 500, operator: { id: departure.operator } }, {}]);
});

test('no invoice is issued while pending earnings cover the commission', async () => {
  await earn(10_000, 0);
  for (let service = 0; service < 4; service += 1) await owe();
  expect(await issueInvoices(platform)).toEqual([]);
  expect((await shown()).balances).toMatchObject([{ releasable: -500, accrued: 10_000 }]);
});
