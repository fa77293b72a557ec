import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { findPayment } from '#features/payments/api/public.ts';
import { showStatement } from '#features/payouts/contract/routes.ts';
import type { Statement } from '#features/payouts/contract/statement.ts';
import { callJson } from '#server/cards/json-call.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { requestOf } from '#tests/call.ts';
import { CARDS, payWithCard } from '#tests/cards.ts';
import { checkMoney, earnDue, lockPayout, makeBatches, movePayout } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../../contract/headers.ts';
import { apply, settlePayment } from '../settle-payment.ts';
import { sweep } from '../sweep.ts';

const REGION = 'trujillo';
const FEE = 1_500;
/** In milliseconds. The test moves the sandbox's clock instead of waiting. */
const OPENS_AFTER = 20_000;
let ahead = 0;
const site = await testSite({ cards: { later: OPENS_AFTER, now: () => new Date(Date.now() + ahead) } });
afterAll(site.close);
afterEach(() => vi.restoreAllMocks());
const { app, db, pool, platform, sandbox } = site;

let selling: Selling;
let owner: TestPerson;
beforeAll(async () => {
  selling = await seedSelling(site);
  owner = await insertPerson(db, REGION, { name: 'Dueña Ñusta', secondFactor: true });
  await pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, 'owner')`,
    [REGION, selling.operator, owner.id],
  );
  const bank = {
    holder: 'Operadora S. A.',
    bank: 'Caja Norte',
    bankCode: '803',
    account: '80312345678901234567',
    currency: 'PEN',
  };
  const place = { region: REGION, operatorId: selling.operator };
  const sealed = (await openBankAccounts(platform.config)).close(bank, place);
  await pool.query('update operator set bank_sealed = $2 where id = $1', [selling.operator, sealed]);
});

interface Bought {
  orderId: string;
  bookingId: string;
  departureId: string;
  paymentId: string;
  total: number;
  bank(step: 'won' | 'lost' | 'opened'): Promise<void>;
}

async function disputed(before: (bought: { departureId: string }) => Promise<void> = async () => {}): Promise<Bought> {
  const departureId = await selling.departure();
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity: 2 }] };
  const placed = await app.inject(requestOf(placeOrder, { body: { uuid: randomUUID(), lines: [line] } }));
  const { order, secret } = placed.json();
  const headers = { authorization: 'Bearer vereda-demo', [ORDER_SECRET_HEADER]: secret };
  const payer = { name: 'Ana Paz', email: 'ana@example.org' };
  const payload = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
  const { payment } = (await app.inject(requestOf(startTransaction, { headers, body: payload }))).json();
  await payWithCard(payment.action.url, CARDS.dispute);
  const hear = async () => {
    await sandbox!.deliver(new Date(Date.now() + ahead + 60_000));
    await sweep(platform);
    await site.runJobs();
  };
  await settlePayment(platform, payment.id, 'browser');
  const stateOf = async () =>
    (await pool.query('select state, provider_id from payment where id = $1', [payment.id])).rows[0];
  expect((await stateOf()).state).toBe('captured');
  await before({ departureId });
  ahead += OPENS_AFTER;
  await hear();
  expect((await stateOf()).state).toBe('disputed');
  const { provider_id } = await stateOf();
  return {
    orderId: order.id,
    bookingId: order.bookings[0].id,
    departureId,
    paymentId: payment.id,
    total: order.total,
    async bank(step) {
      await callJson({
        method: 'POST',
        url: `${sandbox!.origin}/v1/test/payments/${provider_id}/dispute`,
        headers: { authorization: `Bearer ${sandbox!.key}` },
        body: JSON.stringify({ step }),
        patience: 5_000,
      });
      await hear();
      expect((await stateOf()).state).toBe(step === 'opened' ? 'disputed' : step);
    },
  };
}

async function end(departureId: string, daysAgo: number): Promise<void> {
  await pool.query(
    `update departure set starts_at = now() - make_interval(days => $2) - interval '4 hours', ends_at = now() - make_interval(days => $2) where id = $1`,
    [departureId, daysAgo],
  );
  await pool.query(
    `update booking set snapshot = snapshot || jsonb_build_object('startsAt', d.starts_at, 'endsAt', d.ends_at)
     from departure d where d.id = booking.departure_id and d.id = $1`,
    [departureId],
  );
}

/** A positive balance is money that the region has or is owed. */
async function accounts(orderId: string): Promise<Record<string, number>> {
  const { rows } = await pool.query(
    `select account, sum(amount)::int as amount from ledger_posting where order_id = $1 group by account having sum(amount) <> 0`,
    [orderId],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}
const casesOf = async (orderId: string) =>
  (
    await pool.query(
      'select about, closed_at is null as open from review_case where order_id = $1 order by opened_at',
      [orderId],
    )
  ).rows;
const owed = async () =>
  (
    await pool.query(
      `select coalesce(sum(amount), 0)::int as owed from payable where operator_id = $1 and state <> 'confirmed' and payout_id is null`,
      [selling.operator],
    )
  ).rows[0].owed;
const allIsWell = async () => expect((await checkMoney(db, REGION)).broken).toEqual([]);

test('a dispute lost before the trip cancels the booking', async () => {
  const it = await disputed();
  expect(await accounts(it.orderId)).toEqual({ customer: -it.total, dispute: it.total, fees: FEE, provider: -FEE });
  expect(await casesOf(it.orderId)).toEqual([{ about: `dispute/${it.paymentId}`, open: true }]);
  await it.bank('lost');
  expect(await accounts(it.orderId)).toEqual({ fees: FEE, provider: -FEE });
  expect(await casesOf(it.orderId)).toEqual([
    { about: `dispute/${it.paymentId}`, open: false },
    { about: `dispute-lost/${it.paymentId}`, open: true },
  ]);
  const { rows } = await pool.query(
    `select b.state, b.cancellation->>'cause' as cause, o.state as "order", d.taken
     from booking b join customer_order o on o.id = b.order_id join departure d on d.id = b.departure_id where b.id = $1`,
    [it.bookingId],
  );
  expect(rows).toEqual([{ state: 'CANCELLED', cause: 'dispute', order: 'cancelled', taken: 0 }]);
  await allIsWell();
});

test("a dispute lost after the service and before the payout lowers the operator's balance and the commission", async () => {
  const before = await owed();
  const it = await disputed(async ({ departureId }) => {
    await end(departureId, 1);
    await earnDue(platform);
  });
  expect(await owed()).toBe(before + it.total * 0.92);
  await it.bank('lost');
  expect(await accounts(it.orderId)).toEqual({ fees: FEE, provider: -FEE });
  expect(await owed()).toBe(before);
  const { rows } = await pool.query('select state from booking where id = $1', [it.bookingId]);
  expect(rows).toEqual([{ state: 'CONFIRMED' }]);
  await allIsWell();
});

test("a dispute lost after the payout makes the operator's next transfer smaller", async () => {
  const it = await disputed(async ({ departureId }) => {
    await end(departureId, 5);
    await earnDue(platform);
    await makeBatches(platform, null);
    const { rows } = await pool.query(`select id from payout where operator_id = $1`, [selling.operator]);
    for (const action of ['send', 'confirm'] as const) {
      await inTransaction(db, async (trx) => {
        for (const { id } of rows)
          await movePayout(trx, (await lockPayout(trx, REGION, id))!, action, { actorId: null, note: null });
      });
    }
  });
  expect(await owed()).toBe(0);
  await it.bank('lost');
  const net = it.total * 0.92;
  expect(await owed()).toBe(-net);
  await makeBatches(platform, null);
  expect(
    (await pool.query(`select from payout where operator_id = $1 and state = 'batched'`, [selling.operator])).rowCount,
  ).toBe(0);

  const month = new Intl.DateTimeFormat('sv', { timeZone: 'America/Lima', year: 'numeric', month: '2-digit' }).format(
    new Date(),
  );
  const answer = await app.inject(
    requestOf(showStatement, { params: { operatorId: selling.operator, month }, headers: owner.headers }),
  );
  const line = answer.json<Statement>().parts[0]!.lines.findLast(({ kind }) => kind === 'dispute')!;
  expect(line).toMatchObject({ gross: 0, refunded: it.total, commission: -it.total * 0.08, net: -net });
});

test('after a won dispute, the region gets back the money and the fee', async () => {
  const it = await disputed(async ({ departureId }) => end(departureId, 1));
  await earnDue(platform);
  expect(await accounts(it.orderId)).toMatchObject({ customer: -it.total });
  await it.bank('won');
  expect(await accounts(it.orderId)).toEqual({ customer: -it.total, provider: it.total });
  expect(await casesOf(it.orderId)).toEqual([{ about: `dispute/${it.paymentId}`, open: false }]);
  await earnDue(platform);
  expect(await accounts(it.orderId)).toEqual({
    provider: it.total,
    operator: -it.total * 0.92,
    commission: -it.total * 0.08,
  });
  await allIsWell();
});

test("the operator pays the provider’s dispute fee if the region's settings say so", async () => {
  const { settings, ...region } = await platform.region.current();
  const selling_ = { ...settings.selling, disputeFee: 'operator' as const };
  vi.spyOn(platform.region, 'current').mockResolvedValue({ ...region, settings: { ...settings, selling: selling_ } });
  const before = await owed();
  const it = await disputed();
  await it.bank('lost');
  expect(await accounts(it.orderId)).toEqual({ operator: FEE, provider: -FEE });
  expect(await owed()).toBe(before - FEE);
  await allIsWell();
});

test('a payment whose dispute was won can be disputed again', async () => {
  const it = await disputed();
  await it.bank('won');
  await it.bank('opened');
  expect(await accounts(it.orderId)).toMatchObject({ dispute: it.total });
  expect(await casesOf(it.orderId)).toEqual([
    { about: `dispute/${it.paymentId}`, open: false },
    { about: `dispute/${it.paymentId}`, open: true },
  ]);
  await it.bank('lost');
  const after = await accounts(it.orderId);
  expect(after.dispute).toBeUndefined();
  expect(after.customer).toBeUndefined();
  await allIsWell();
});

test('a report from before a dispute was won does not open the dispute again', async () => {
  const it = await disputed();
  const known = (await findPayment(db, REGION, it.paymentId))!;
  const seen = await platform.cards.show(known.provider_id!);
  await it.bank('won');
  await inTransaction(db, (trx) => apply(trx, platform, known, seen, { cause: 'poll' }));
  expect((await findPayment(db, REGION, it.paymentId))!.state).toBe('won');
  await allIsWell();
});
