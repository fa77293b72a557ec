import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { listCardSettlements } from '#features/payouts/contract/routes.ts';
import type { RegionSettlements } from '#features/payouts/contract/settlements.ts';
import type { CardSettlement, CardSettlementLine } from '#server/cards/port.ts';
import { call, requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { carryRefund, settlePayment, sweep } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { earnDueJob } from '../earnings/earn-due.ts';
import { checkMoney } from '../money-check/check-money.ts';
import { readSettlements } from './read-settlements.ts';

const REGION = 'trujillo';
/** In milliseconds. The test provider pays out every 100 ms. */
const PAID_OUT = 220;
const site = await testSite({ cards: true });
afterAll(site.close);
afterEach(() => vi.restoreAllMocks());
const { app, db, pool, platform } = site;

let selling: Selling;
let admin: TestPerson;
beforeAll(async () => {
  selling = await seedSelling(site);
  admin = await insertPerson(db, REGION, { name: 'Administra', staff: 'admin', secondFactor: true });
});

async function buy(card: string = CARDS.approved) {
  const line = {
    uuid: randomUUID(),
    departureId: await selling.departure(),
    units: [{ unitId: selling.adult, quantity: 2 }],
  };
  const placed = await app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines: [line] } }));
  const { order, secret } = placed.json();
  const own = { [ORDER_SECRET_HEADER]: secret };
  const headers = { authorization: 'Bearer vereda-demo', ...own };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const payload = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const { payment } = (await app.inject(requestOf(startTransaction, { headers, body: payload }))).json();
  await payWithCard(payment.action.url, card);
  await settlePayment(platform, payment.id, 'browser');
  return { order, own, paymentId: payment.id as string, total: order.total as number };
}

/** Amounts are in minor units, and the keys are accounts. A positive balance belongs to the region. */
async function accounts(): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    'select account, sum(amount)::int as amount from ledger_posting group by account having sum(amount) <> 0',
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const openCases = async () =>
  (await pool.query('select about, amount::int from review_case where closed_at is null order by opened_at')).rows;

test("the provider's payouts match the ledger", {
  timeout: 60_000,
}, async () => {
  const [kept, back] = [await buy(), await buy()];
  const lost = await buy(CARDS.dispute);
  const reference = back.order.bookings[0].reference;
  const own = { params: { reference }, headers: back.own };
  const quote = (await call(app, quoteCancellation, { ...own, body: { itemIds: null } })).json();
  const cancelled = await call(app, cancelBooking, { ...own, body: { quoteId: quote.id } });
  expect([cancelled.statusCode, cancelled.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  const { rows } = await pool.query('select id from refund where payment_id = $1', [back.paymentId]);
  expect(await carryRefund(platform, rows[0].id)).toBe('settled');
  await sleep(PAID_OUT);
  await pool.query('update payment set check_at = clock_timestamp() where id = $1', [lost.paymentId]);
  await sweep(platform);
  await earnDueJob.run({}, platform, { jobId: '1', number: 1, last: false });

  const news = await readSettlements(platform);
  expect(news).toBeGreaterThan(0);
  expect(await readSettlements(platform)).toBe(0);
  const fees = 3 * Math.round((kept.total * 399) / 10_000) + 1_500;
  expect(await accounts()).toEqual({
    bank: kept.total - fees,
    fees,
    customer: -(kept.total + lost.total),
    dispute: lost.total,
  });
  expect((await openCases()).filter(({ about }) => about.startsWith('settlement'))).toEqual([]);
  expect((await checkMoney(db, REGION)).broken).toEqual([]);

  const readPayouts = (
    await app.inject(requestOf(listCardSettlements, { headers: admin.headers }))
  ).json<RegionSettlements>();
  expect(readPayouts).toMatchObject({ provider: 'sandbox', held: [], more: false });
  const sum = (of: (one: RegionSettlements['settlements'][number]) => number) =>
    readPayouts.settlements.reduce((total, one) => total + of(one), 0);
  expect({
    amount: sum(({ amount }) => amount),
    captured: sum(({ captured }) => captured),
    refunded: sum(({ refunded }) => refunded),
    disputed: sum(({ disputed }) => disputed),
    fees: sum((one) => one.fees),
    troubles: sum(({ troubles }) => troubles.length),
  }).toEqual({
    amount: kept.total - fees,
    captured: 3 * kept.total,
    refunded: -back.total,
    disputed: -lost.total,
    fees,
    troubles: 0,
  });
});

function reportSettlement(lines: CardSettlementLine[], more: Partial<CardSettlement> = {}): CardSettlement {
  const amount = lines.reduce((sum, line) => sum + line.amount - line.fee, 0);
  const one: CardSettlement = {
    id: `set_${randomUUID()}`,
    currency: 'PEN',
    amount,
    state: 'paid',
    arrivesAt: new Date(),
    lines,
    ...more,
  };
  vi.spyOn(platform.cards, 'listSettlements').mockResolvedValue([one]);
  return one;
}

test('unexplained lines of a settlement open a case', async () => {
  const { paymentId, total } = await buy();
  const { fee } = (await pool.query('select fee::int from payment where id = $1', [paymentId])).rows[0];
  const before = await accounts();
  const capture = { kind: 'capture' as const, paymentId, amount: total, fee };
  const one = reportSettlement([
    { ...capture, amount: total + 700 },
    { kind: 'capture', paymentId: randomUUID(), amount: 5_000, fee: 200 },
    { kind: 'refund', paymentId, amount: -300, fee: 0 },
    { kind: 'fee', paymentId: null, amount: -90, fee: 0 },
    { kind: 'other', paymentId: null, amount: 40, fee: 0 },
  ]);
  expect(await readSettlements(platform)).toBe(1);
  const unclear = 700 + 4_800 - 300 + 40;
  expect((await openCases()).at(-1)).toEqual({ about: `settlement/sandbox/${one.id}`, amount: unclear });
  const after = await accounts();
  expect([after.review, (after.bank ?? 0) - (before.bank ?? 0)]).toEqual([-unclear, one.amount]);
  expect(after.fees! - (before.fees ?? 0)).toBe(90 + fee);
  expect(after.provider ?? 0).toBe(0);
  reportSettlement([capture]);
  await readSettlements(platform);
  expect((await openCases()).at(-1)!.amount).toBe(total);
});

test('a failed settlement opens a case', async () => {
  const { paymentId, total } = await buy();
  const line = { kind: 'capture' as const, paymentId, amount: total, fee: Math.round((total * 399) / 10_000) };
  const before = (await accounts()).bank!;
  const bank = async () => ((await accounts()).bank ?? 0) - before;
  const one = reportSettlement([line], { state: 'on_way' });
  await readSettlements(platform);
  expect(await bank()).toBe(0);
  reportSettlement([line], { ...one, state: 'paid' });
  expect([await readSettlements(platform), await bank()]).toEqual([1, one.amount]);
  reportSettlement([line], { ...one, state: 'failed' });
  expect([await readSettlements(platform), await bank()]).toEqual([1, 0]);
  expect((await openCases()).at(-1)!.about).toBe(`settlement-failed/sandbox/${one.id}`);
});
