import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  downloadCommissionInvoice,
  listRegionPayouts,
  settleCommissionInvoice,
  showOperatorMoney,
  showStatement,
} from '#features/payouts/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call } from '#tests/call.ts';
import { type Owing, seedOwing } from '#tests/owing.ts';
import { testSite } from '#tests/site.ts';
import { findBroken } from '../money-check/invariants.store.ts';
import { makeBatches } from '../transfers/make-batches.ts';
import { lockPayout, movePayout } from '../transfers/payout.store.ts';
import { issueInvoices } from './issue-invoices.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);
const { db, pool, app, platform } = site;
let owing: Owing;
beforeAll(async () => {
  owing = await seedOwing(site);
});

const shown = async () =>
  (await call(app, showOperatorMoney, { params: { operatorId: owing.operator }, headers: owing.owner.headers })).json();
const pay = (invoiceId: string) =>
  call(app, settleCommissionInvoice, {
    params: { invoiceId },
    headers: owing.admin.headers,
    body: { note: 'Operación 81' },
  });
const INVARIANTS_OF_INVOICES = [
  ...(['invoices_explained', 'operators_owed', 'payables_earned', 'payables_wait'] as const),
  ...(['payouts_booked', 'payouts_explained', 'paid_out_once', 'statements_whole', 'ledger_balances'] as const),
];
async function assertBooksAgree(): Promise<void> {
  for (const name of INVARIANTS_OF_INVOICES) expect([name, await findBroken(db, REGION, name)]).toEqual([name, []]);
}

test('commission that no earnings cover is invoiced once, paid once, and not deducted again', async () => {
  await owing.owe();
  const [invoice, ...others] = await issueInvoices(platform);
  expect([invoice?.amount, invoice?.state, others]).toEqual([500, 'open', []]);
  expect(invoice!.number).toMatch(/^NC-20\d\d-0001$/);
  expect(await issueInvoices(platform)).toEqual([]);
  const params = { operatorId: owing.operator, invoiceId: invoice!.id };
  const pdf = await call(app, downloadCommissionInvoice, { params, headers: owing.owner.headers });
  expect([pdf.statusCode, pdf.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  const stranger = { ...params, invoiceId: randomUUID() };
  expect(
    (await call(app, downloadCommissionInvoice, { params: stranger, headers: owing.owner.headers })).statusCode,
  ).toBe(404);

  await assertBooksAgree();
  expect((await pay(invoice!.id)).json()).toMatchObject({ invoices: [{ amount: 500, state: 'paid' }] });
  expect((await pay(invoice!.id)).json()).toMatchObject({ status: 409, code: 'invoice_settled' });
  expect(await shown()).toMatchObject({ balances: [{ releasable: 0 }], invoices: [{ state: 'paid' }] });
  const month = new Date().toISOString().slice(0, 7);
  const statement = await call(app, showStatement, {
    params: { operatorId: owing.operator, month },
    headers: owing.owner.headers,
  });
  expect(statement.json().parts).toMatchObject([
    { paidOut: 0, closing: 0, lines: [{}, { kind: 'commission_paid', net: 500 }] },
  ]);
  expect(await issueInvoices(platform)).toEqual([]);
  await assertBooksAgree();
});

test('a payout nets an overdue invoice, and withdrawing the payout reopens the invoice with a new last day', async () => {
  await owing.owe();
  expect((await issueInvoices(platform)).map(({ number, amount }) => [number.slice(-4), amount])).toEqual([
    ['0002', 500],
  ]);
  await owing.setBankAccount();
  await owing.earn(2000);
  await pool.query(`update commission_invoice set due_on = now()::date - 40 where state = 'open'`);
  expect((await shown()).invoices).toMatchObject([{ state: 'open', isOverdue: true, isReopened: false }, {}]);
  await makeBatches(platform, null);
  const { rows } = await pool.query('select id, amount::int from payout');
  expect(rows).toMatchObject([{ amount: 1500 }]);
  expect((await shown()).invoices).toMatchObject([{ state: 'netted' }, { state: 'paid' }]);
  await assertBooksAgree();
  await inTransaction(db, async (trx) => {
    await movePayout(trx, (await lockPayout(trx, REGION, rows[0].id))!, 'withdraw', { actorId: null, note: null });
  });
  expect((await shown()).invoices).toMatchObject([
    { state: 'open', isOverdue: false, isReopened: true },
    { state: 'paid' },
  ]);
  await assertBooksAgree();
  const ofRegion = await call(app, listRegionPayouts, { headers: owing.admin.headers });
  expect(ofRegion.json().invoices).toMatchObject([{ amount: 500, operator: { id: owing.operator } }, {}]);
});

test('no invoice is issued while pending earnings cover the commission', async () => {
  await owing.earn(10_000, 0);
  for (let service = 0; service < 4; service += 1) await owing.owe();
  expect(await issueInvoices(platform)).toEqual([]);
  expect((await shown()).balances).toMatchObject([
    { releasable: -500, accrued: 10_000, obstacle: 'below_zero', releasesAt: expect.stringMatching(/^20/) },
  ]);
});
