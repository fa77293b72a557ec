import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { refreshTransaction, startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { placeOrder } from '#features/checkout/contract/routes.ts';
import { openBankAccounts } from '#features/operators/api/public.ts';
import { openCase } from '#features/payments/api/public.ts';
import { INVARIANT_NAMES, type InvariantName } from '#features/payouts/contract/invariants.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { call, requestOf } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { earnDue } from '../earnings/earn-due.ts';
import { makeBatches } from '../transfers/make-batches.ts';
import { lockPayout, movePayout } from '../transfers/payout.store.ts';
import { checkMoney } from './check-money.ts';
import { findBroken, INVARIANTS } from './invariants.store.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
const REGION = 'trujillo';

const sold = { held: '', paid: '', back: '' };
beforeAll(async () => {
  const selling = await seedSelling(site);
  const guide = await selling.resource({ counts: 'departure', capacity: 1 });
  const departureId = await selling.departure({ capacity: 10, resources: [guide] });
  async function place(departureId: string) {
    const payload = {
      uuid: randomUUID(),
      lines: [{ uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity: 2 }] }],
    };
    return (await site.app.inject(requestOf(placeOrder, { body: payload }))).json();
  }
  async function buy(on = departureId) {
    const { order, secret } = await place(on);
    const own = { [ORDER_SECRET_HEADER]: secret };
    const headers = { authorization: 'Bearer vereda-demo', ...own };
    const payer = { name: 'Ana Paz', email: 'ana@example.org' };
    const payload = { orderId: order.id, key: randomUUID(), instalment: 1, mode: 'page' as const, payer, accepted: [] };
    const { payment } = (await site.app.inject(requestOf(startTransaction, { headers, body: payload }))).json();
    await payWithCard(payment.action.url);
    await site.app.inject(requestOf(refreshTransaction, { params: { id: payment.id }, headers }));
    return { order, headers: own };
  }
  sold.held = (await place(departureId)).order.id;
  sold.paid = (await buy()).order.id;
  const { order, headers } = await buy();
  sold.back = order.id;
  const own = { params: { reference: order.bookings[0].reference }, headers };
  const quote = (await call(site.app, quoteCancellation, { ...own, body: { itemIds: null } })).json();
  await call(site.app, cancelBooking, { ...own, body: { quoteId: quote.id } });
  await site.runJobs();
  await payOut(selling.operator, async (served) => void (await buy(served)), [
    await selling.departure(),
    await selling.departure(),
  ]);
});

async function payOut(
  operator: string,
  buy: (departure: string) => Promise<void>,
  [early, late]: readonly [string, string],
): Promise<void> {
  const { db, pool, platform } = site;
  const bank = { holder: 'Operadora', bank: 'Caja', bankCode: '803', account: '80312345678901234567', currency: 'PEN' };
  const sealed = (await openBankAccounts(platform.config)).close(bank, { region: REGION, operatorId: operator });
  await pool.query('update operator set bank_sealed = $2 where id = $1', [operator, sealed]);
  const serve = async (departure: string, days: number) => {
    await buy(departure);
    await pool.query(
      `update departure set starts_at = now() - make_interval(days => $2) - interval '3 hours', ends_at = now() - make_interval(days => $2) where id = $1`,
      [departure, days],
    );
    await earnDue(platform);
  };
  await serve(early, 5);
  await makeBatches(platform, null);
  const { rows } = await pool.query('select id from payout');
  await inTransaction(db, async (trx) => {
    await movePayout(trx, (await lockPayout(trx, REGION, rows[0].id))!, 'send', { actorId: null, note: null });
  });
  await serve(late, 0);
}

const FAULTS: Record<InvariantName, () => RawBuilder<unknown>> = {
  ledger_balances: () => sql`insert into ledger_posting (region_id, entry, line, account, amount, currency)
    values (${REGION}, 'capture/half', 1, 'provider', 100, 'PEN')`,
  places_counted: () => sql`update departure set taken = taken - 1 where taken > 0`,
  never_oversold: () => sql`update departure set capacity = 1`,
  resources_claimed: () => sql`update resource_claim set places = places + 1`,
  resources_suffice: () => sql`insert into resource_claim (region_id, resource_id, departure_id, during, places)
    select region_id, resource_id, gen_random_uuid(), during, 1 from resource_claim`,
  holds_end: () => sql`update customer_order set hold_until = now() - interval '6 seconds' where id = ${sold.held}`,
  orders_agree: () => sql`update booking set state = 'EXPIRED' where order_id = ${sold.paid}`,
  captures_booked: () => sql`update payment set captured = captured + 1 where order_id = ${sold.paid}`,
  orders_credited: () => sql`update customer_order set paid = paid * 2 where id = ${sold.paid}`,
  captures_explained: () => sql`update customer_order set state = 'lapsed' where id = ${sold.paid}`,
  confirmed_are_paid: () => sql`update customer_order set paid = paid - 1 where id = ${sold.paid}`,
  refunds_counted: () => sql`update payment set refunded = 2 * captured where order_id = ${sold.back}`,
  refunds_owed: () => sql`update refund set state = 'approved' where order_id = ${sold.back}`,
  refunds_carried: () => sql`update refund set state = 'failed', changed_at = now() - interval '4 days'`,
  customers_kept: () => sql`update booking set state = 'CANCELLED' where order_id = ${sold.paid}`,
  on_site_booked: () => sql`insert into ledger_posting (region_id, entry, line, account, amount, currency, booking_id)
    values (${REGION}, 'on-site/x', 1, 'on_site', 100, 'PEN', ${randomUUID()})`,
  payments_watched: () => sql`update payment set state = 'created' where order_id = ${sold.paid}`,
  instalments_paid_once:
    () => sql`insert into payment (region_id, order_id, client_key, state, amount, currency, provider, mode, payer, captured)
    select region_id, order_id, gen_random_uuid(), state, amount, currency, provider, mode, payer, captured from payment
    where order_id = ${sold.paid}`,
  disputes_booked: () => sql`update payment set state = 'disputed' where order_id = ${sold.paid}`,
  unclear_is_looked_at:
    () => sql`insert into ledger_posting (region_id, entry, line, account, amount, currency, order_id)
    values (${REGION}, 'dispute-lost/x', 1, 'review', 100, 'PEN', ${sold.paid})`,
  settlements_booked:
    () => sql`insert into card_settlement (region_id, provider, id, currency, amount, state, arrives_at)
    values (${REGION}, 'sandbox', 'set_x', 'PEN', 100, 'paid', now())`,
  settlements_add_up: () => sql`with sent as (
      insert into card_settlement (region_id, provider, id, currency, amount, state, arrives_at)
      values (${REGION}, 'sandbox', 'set_x', 'PEN', 100, 'on_way', now()) returning *)
    insert into card_settlement_line (region_id, provider, settlement_id, line, kind, amount, fee)
    select region_id, provider, id, 1, 'capture', 100, 4 from sent`,
  payables_earned: () => sql`update payable set amount = amount + 1`,
  payables_wait: () => sql`update payable set releasable_at = now() + interval '1 day'`,
  payouts_explained: () => sql`update payout set amount = amount - 1`,
  paid_out_once: () => sql`with again as (
      insert into payout (region_id, batch_id, reference, operator_id, currency, amount, state, account_sealed, account_ending)
      select region_id, batch_id, 'PO2', operator_id, currency, amount, 'batched', account_sealed, account_ending from payout returning *)
    insert into payout_line (region_id, payout_id, entry, amount)
    select l.region_id, a.id, l.entry, l.amount from payout_line l cross join again a`,
  payouts_booked: () => sql`update payout set state = 'batched'`,
  operators_owed: () => sql`update payable set state = 'releasable' where state = 'batched' or state = 'sent'`,
  statements_whole: () => sql`update ledger_posting set operator_id = null where account = 'operator'`,
  invoices_explained:
    () => sql`insert into commission_invoice (region_id, number, operator_id, currency, amount, due_on)
    select region_id, 'NC-2026-0001', id, 'PEN', 500, current_date from operator limit 1`,
  requests_answered_once: () => sql`update answered_request set body = ${JSON.stringify({ id: randomUUID() })}`,
};

test('sales, payments and refunds violate no invariant', async () => {
  const { broken, cases, invariants } = await checkMoney(site.db, REGION);
  expect(broken).toEqual([]);
  expect(cases).toEqual([]);
  expect(invariants).toEqual(Object.keys(INVARIANTS));
});

class Undone extends Error {}

test.each(INVARIANT_NAMES)('the invariant %s finds a violation', async (name) => {
  const seen = site.db.transaction().execute(async (trx) => {
    expect(await findBroken(trx, REGION, name)).toEqual([]);
    // The setting turns off triggers and foreign keys, which would prevent most violations.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`alter table departure drop constraint departure_never_oversold`.execute(trx);
    await FAULTS[name]().execute(trx);
    expect(await findBroken(trx, REGION, name)).not.toEqual([]);
    throw new Undone();
  });
  await expect(seen).rejects.toThrow(Undone);
});

test('a case is listed until a person closes the case', async () => {
  await openCase(site.db, {
    region: REGION,
    about: 'payment/x',
    reason: 'paid_short',
    orderId: sold.paid,
  });
  const { cases } = await checkMoney(site.db, REGION);
  expect(cases).toMatchObject([{ about: 'payment/x', orderId: sold.paid, closedAt: null }]);
});

test('every column with an amount of money is a bigint', async () => {
  const { rows } = await site.pool.query<{ name: string }>(`
    select table_schema || '.' || table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
      and column_name ~ '(^|_)(price|amount|total|paid|captured|refund|refunded|fee|fees|tax|charge|balance|commission|budget|cost)(_|$)'
      and data_type in ('smallint', 'integer', 'numeric', 'real', 'double precision')`);
  expect(rows.map(({ name }) => name).filter((name) => !/_(bps|days)$/.test(name))).toEqual([]);
});
