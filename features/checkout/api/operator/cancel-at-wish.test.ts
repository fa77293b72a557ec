import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { call } from '#tests/call.ts';
import { checkMoney } from '#tests/money.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let seller: TestPerson;

beforeAll(async () => {
  selling = await seedSelling(site);
  seller = await insertPerson(site.db, 'trujillo', { name: 'Rosa Ventas' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role) values ('trujillo', $1, $2, 'sales')`,
    [selling.operator, seller.id],
  );
});

const own = <Params extends object>(params: Params) => ({
  params: { operatorId: selling.operator, ...params },
  headers: seller.headers,
});

/** The guest paid the whole price of 200.00 by Yape. */
async function enter(startsAt: Date): Promise<string> {
  const body: EnterBooking = {
    ...{ id: randomUUID(), units: [{ unitId: selling.adult, quantity: 2 }], paid: 20_000, means: 'yape' },
    contact: { name: 'Carmen Paredes', phone: '+51 944 111 222' },
  };
  const departureId = await selling.departure({ startsAt });
  expect((await call(site.app, routes.enterBooking, { ...own({ departureId }), body })).statusCode).toBe(201);
  return body.id;
}

const quote = (bookingId: string) => call(site.app, routes.quoteSoldCancellation, own({ bookingId }));
const cancel = (bookingId: string, quoteId?: string) =>
  call(site.app, routes.cancelSoldBooking, {
    ...own({ bookingId }),
    body: { reason: 'Se enfermó.', ...(quoteId && { quoteId }) },
  });
const show = async (bookingId: string) => (await call(site.app, routes.showSoldBooking, own({ bookingId }))).json();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test('a guest who cancels by telephone gets back what the policy gives, and the operator keeps the rest', async () => {
  const late = await enter(inHours(2));
  const offer = (await quote(late)).json();
  expect(offer).toMatchObject({ price: 20_000, currency: 'PEN' });
  expect(offer.refund + offer.kept).toBe(20_000);
  expect(offer.kept).toBeGreaterThan(0);
  expect((await cancel(late, offer.id)).statusCode).toBe(200);
  await site.runJobs();
  expect(await show(late)).toMatchObject({
    ...{ state: 'CANCELLED', giveBack: offer.refund, cancellation: { cause: 'traveller', refund: offer.refund } },
  });
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);

  const early = await enter(inHours(30 * 24));
  const whole = (await quote(early)).json();
  expect(whole.refund).toBe(20_000);
  await cancel(early, whole.id);
  await site.runJobs();
  expect((await show(early)).giveBack).toBe(20_000);
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('when the operator cancels, all is to give back even on the last day', async () => {
  const late = await enter(inHours(2));
  expect((await cancel(late)).statusCode).toBe(200);
  await site.runJobs();
  expect((await show(late)).giveBack).toBe(20_000);
});

test('a quote of another booking is refused', async () => {
  const [one, other] = [await enter(inHours(2)), await enter(inHours(2))];
  expect((await cancel(one, (await quote(other)).json().id)).problem().code).toBe('quote_over');
  expect((await show(one)).state).toBe('CONFIRMED');
});
