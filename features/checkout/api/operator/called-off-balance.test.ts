import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answerChange } from '#features/checkout/contract/booking-routes.ts';
import { cancelDeparture } from '#features/checkout/contract/operator-routes.ts';
import type { Order } from '#features/checkout/contract/order.ts';
import { startTransaction } from '#features/checkout/contract/payment-routes.ts';
import { makePayerLink, placeOrder } from '#features/checkout/contract/routes.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { Buyer } from '#tests/buyer.ts';
import { call, requestOf } from '#tests/call.ts';
import { payWithCard } from '#tests/cards.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_SECRET_HEADER } from '../../contract/headers.ts';
import { remindInstalments } from '../instalments/remind-instalments.ts';

/**
 * A seat costs 100.00. The deposit of 30.00 is paid at once, and the balance of 70.00 is due 7 days before the
 * departure.
 */

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;
beforeAll(async () => {
  await site.pool.query(`insert into region (id) values ('trujillo') on conflict do nothing`);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Sara Ventas' });
});
beforeEach(async () => {
  selling = await withDeposit();
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

async function withDeposit(): Promise<Selling> {
  const made = await seedSelling(site);
  await site.pool.query('update plan_option set deposit_bps = 3000, balance_days = 7 where id = $1', [made.option]);
  return made;
}

async function deposit(...departures: [departureId: string, of?: Selling][]): Promise<Buyer> {
  const lines = departures.map(([departureId, { adult } = selling]) => {
    return { uuid: randomUUID(), departureId, units: [{ unitId: adult, quantity: 1 }] };
  });
  const placed = await call(site.app, placeOrder, { body: { uuid: randomUUID(), lines } });
  expect(placed.statusCode, placed.body).toBe(201);
  const buyer = new Buyer(site, placed.json());
  await buyer.pay(1);
  return buyer;
}

async function callOff(departure: string, offerDates: boolean): Promise<void> {
  const answer = await site.app.inject(
    requestOf(cancelDeparture, {
      params: { operatorId: selling.operator, departureId: departure },
      headers: seller.headers,
      body: { cause: 'weather', reason: 'El río viene crecido.', offerDates },
    }),
  );
  expect(answer.statusCode, answer.body).toBe(200);
}

async function tryToPay({ order, secret }: Buyer, instalment: number) {
  const answer = await site.app.inject(
    requestOf(startTransaction, {
      headers: { authorization: 'Bearer vereda-demo', [ORDER_SECRET_HEADER]: secret },
      body: {
        ...{ orderId: order, key: randomUUID(), instalment, mode: 'page', accepted: [] },
        payer: { name: 'Ana Paz', email: 'ana@example.org' },
      },
    }),
  );
  return { status: answer.statusCode, code: answer.json().code };
}

const payerLink = ({ order, secret }: Buyer, instalment: number) =>
  site.app.inject(
    requestOf(makePayerLink, {
      params: { id: order },
      headers: { [ORDER_SECRET_HEADER]: secret },
      body: { key: randomUUID(), instalment },
    }),
  );
const mailsAbout = async (subject: string) =>
  (await site.pool.query('select body_text from demo_mail where subject like $1 order by sent_at', [subject])).rows.map(
    ({ body_text }) => body_text as string,
  );
const allHolds = async () => expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
const refundsOf = ({ refunds }: Order) => refunds.map(({ amount, reason, state }) => [amount, reason, state]);

test('the balance of a called-off departure cannot be paid', async () => {
  const [gone] = [await selling.departure(), await selling.departure()];
  const buyer = await deposit([gone]);
  expect((await payerLink(buyer, 2)).statusCode).toBe(201);
  await callOff(gone, true);
  await site.runJobs();
  expect(await tryToPay(buyer, 2)).toEqual({ status: 409, code: 'departure_called_off' });
  expect((await payerLink(buyer, 2)).json().code).toBe('order_not_payable');
  const [mail] = await mailsAbout(`${(await buyer.show()).reference}: elige otra fecha%`);
  expect(mail).toMatch(/Pagaste: PEN 30\b/);
  expect(mail).toMatch(/Faltaba pagar: PEN 70\b/);
  expect(mail).not.toContain('PEN 100');
  await remindInstalments(site.platform, new Date(Date.now() + 2 * 86_400_000));
  expect((await site.pool.query('select from instalment_notice where order_id = $1', [buyer.order])).rows).toEqual([]);

  const { change } = (await buyer.show()).bookings[0]!;
  await buyer.ask(answerChange, { body: { changeId: change!.id, take: 'move' } });
  await buyer.pay(2);
  expect(await buyer.show()).toMatchObject({ paid: 10_000, refunds: [], bookings: [{ state: 'CONFIRMED' }] });
  await allHolds();
});

async function twoBalances() {
  const startsAt = new Date(Date.now() + 10 * 86_400_000);
  const other = await withDeposit();
  const [gone, goes] = [await selling.departure({ startsAt }), await other.departure({ startsAt })];
  await selling.departure();
  return { buyer: await deposit([gone], [goes, other]), gone };
}

test('if one of two bookings is called off, the balance of the other booking is paid alone', async () => {
  const { buyer, gone } = await twoBalances();
  await callOff(gone, true);
  await site.runJobs();
  expect(await buyer.pay(2)).toMatchObject({ amount: 7000 });
  expect(await tryToPay(buyer, 3)).toEqual({ status: 409, code: 'departure_called_off' });
  const { bookings } = await buyer.show();
  const { change } = bookings.find(({ departureId }) => departureId === gone)!;
  await buyer.ask(answerChange, { body: { changeId: change!.id, take: 'refund' } });
  await site.runJobs();
  const after = await buyer.show();
  expect(refundsOf(after)).toEqual([[3000, 'weather', 'settled']]);
  expect(after).toMatchObject({ total: 13_000, paid: 13_000 });
  expect((await mailsAbout(`%la salida se canceló por el clima`)).at(-1)).toMatch(/PEN 30\b.*todo lo que pagaste/);
  await allHolds();
});

test('a call-off closes an open payment for the balances of two bookings', async () => {
  const { buyer, gone } = await twoBalances();
  const whole = await buyer.begin(2);
  await callOff(gone, true);
  await site.runJobs();
  expect(await buyer.pay(2)).toMatchObject({ amount: 7000 });
  expect((await buyer.show()).payments.find(({ id }) => id === whole.id)).toMatchObject({ state: 'voided' });
  await allHolds();
});

test('a booking that moves to another date after a call-off pays its balance separately', async () => {
  const { buyer, gone } = await twoBalances();
  await callOff(gone, true);
  await site.runJobs();
  await buyer.pay(2);
  const moved = (await buyer.show()).bookings.find(({ departureId }) => departureId === gone)!;
  await buyer.ask(answerChange, { body: { changeId: moved.change!.id, take: 'move' } });
  const [own] = (await buyer.show()).schedule.filter(({ number, amount }) => number > 2 && amount > 0);
  expect(own!.parts).toEqual([{ bookingId: moved.id, amount: 7000 }]);
  await buyer.pay(own!.number);
  const held = await readCustomerMoney(site.db, 'trujillo', buyer.order);
  expect([...held.values()]).toEqual([10_000, 10_000]);
  await allHolds();
});

test('a balance that is paid during the call-off is refunded', async () => {
  const [gone, next] = [await selling.departure(), await selling.departure()];
  const buyer = await deposit([gone]);
  const payment = await buyer.begin(2);
  await callOff(gone, true);
  await site.runJobs();
  await payWithCard(payment.action.url);
  await buyer.settle(payment);
  await site.runJobs();
  expect(refundsOf(await buyer.show())).toEqual([[7000, 'called_off', 'settled']]);
  expect((await mailsAbout('%te devolvemos PEN 70%'))[0]).toContain('ya estaba cancelada');
  await allHolds();

  const { change } = (await buyer.show()).bookings[0]!;
  await buyer.ask(answerChange, { body: { changeId: change!.id, take: 'move', departureId: next } });
  await buyer.pay(2);
  const paid = await buyer.show();
  expect(paid.bookings[0]).toMatchObject({ departureId: next, total: 10_000 });
  expect(paid.paid - paid.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(10_000);
  expect(await tryToPay(buyer, 2)).toMatchObject({ code: 'order_not_payable' });
  await allHolds();
});

test('a basket with a called-off departure cannot be paid', async () => {
  const gone = await selling.departure();
  const units = [{ unitId: selling.adult, quantity: 1 }];
  const payload = { uuid: randomUUID(), lines: [{ uuid: randomUUID(), departureId: gone, units }] };
  const basket = new Buyer(site, (await site.app.inject(requestOf(placeOrder, { body: payload }))).json());
  await callOff(gone, false);
  expect(await tryToPay(basket, 1)).toEqual({ status: 409, code: 'departure_called_off' });
  await site.runJobs();
});
