import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
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
const CARMEN = { name: 'Carmen Paredes', phone: '+51 944 111 222' };
const LUIS = { name: 'Luis Vega', phone: '+51 944 333 444', email: 'luis@correo.pe' };

/** The price is 200.00. */
async function enter(departureId: string, contact: EnterBooking['contact']) {
  const body: EnterBooking = {
    ...{ id: randomUUID(), contact, units: [{ unitId: selling.adult, quantity: 2 }], paid: 5000, means: 'yape' },
  };
  const answer = await call(site.app, routes.enterBooking, { ...own({ departureId }), body });
  expect(answer.statusCode, answer.body).toBe(201);
  return body.id;
}

const show = async (bookingId: string) => (await call(site.app, routes.showSoldBooking, own({ bookingId }))).json();
const datesFor = async (bookingId: string, move: boolean) =>
  (await call(site.app, routes.listProposalDates, { ...own({ bookingId }), query: { move } }))
    .json()
    .items.map(({ departureId }) => departureId);
function move(bookingId: string, departureId: string, key = randomUUID()) {
  const { params, headers } = own({ bookingId });
  return call(site.app, routes.moveSoldBooking, {
    ...{ params, headers: { ...headers, 'idempotency-key': key }, body: { departureId } },
  });
}
const takenOn = async (ids: string[]) => {
  const { rows } = await site.pool.query('select id, taken from departure where id = any($1)', [ids]);
  return Object.fromEntries(rows.map(({ id, taken }) => [id, taken]));
};

test('the operator moves a booking without an email to another departure, once and with its seats', async () => {
  const [from, to] = [await selling.departure(), await selling.departure()];
  const carmen = await enter(from, CARMEN);
  expect((await show(carmen)).can.move).toBe(true);
  expect(await datesFor(carmen, true)).toContain(to);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => move(carmen, to, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await takenOn([from, to])).toEqual({ [from]: 0, [to]: 2 });
  const moved = await show(carmen);
  expect(moved).toMatchObject({ departureId: to, total: 20_000, owed: 15_000, can: { move: true } });
  expect(moved.history.map(({ action, actor }) => `${action} ${actor}`)).toEqual(['hold operator', 'move operator']);
  await move(carmen, from);
  await move(carmen, to, key);
  expect((await show(carmen)).departureId).toBe(from);
  const { rows } = await site.pool.query(
    'select schedule from customer_order o join booking b on b.order_id = o.id where b.id = $1',
    [carmen],
  );
  const starts = (await site.pool.query('select starts_at from departure where id = $1', [from])).rows[0].starts_at;
  expect(Date.parse(rows[0].schedule[1].dueAt)).toBe(starts.getTime());
  expect((await checkMoney(site.db, 'trujillo')).broken).toEqual([]);
});

test('a booking that was entered by hand moves to a departure that the public can no longer book', async () => {
  const [from, closed] = [await selling.departure(), await selling.departure()];
  const soon = await selling.departure({ startsAt: new Date(Date.now() + 3_600_000) });
  await site.pool.query(`update departure set state = 'closed' where id = $1`, [closed]);
  const carmen = await enter(from, CARMEN);
  expect(await datesFor(carmen, true)).toEqual(expect.arrayContaining([soon, closed]));
  const proposed = await datesFor(carmen, false);
  expect(proposed).not.toContain(soon);
  expect(proposed).not.toContain(closed);
  expect((await move(carmen, soon)).statusCode).toBe(200);
  expect((await move(carmen, closed)).statusCode).toBe(200);
});

test('a guest with an email is notified of the move, and an open proposal ends', async () => {
  const [from, proposed, to] = [await selling.departure(), await selling.departure(), await selling.departure()];
  const luis = await enter(from, LUIS);
  const body = { departureId: proposed, reason: 'Hay menos viento.' };
  await call(site.app, routes.proposeDate, { ...own({ bookingId: luis }), body });
  expect(await takenOn([from, proposed, to])).toEqual({ [from]: 2, [proposed]: 2, [to]: 0 });
  expect((await move(luis, to)).statusCode).toBe(200);
  expect(await takenOn([from, proposed, to])).toEqual({ [from]: 0, [proposed]: 0, [to]: 2 });
  await site.runJobs();
  expect((await show(luis)).change).toBeNull();
  const { rows } = await site.pool.query(
    `select 1 from demo_mail where recipient = $1 and body_text like '%Tu reserva cambió%'`,
    [LUIS.email],
  );
  expect(rows).toHaveLength(1);
});

test('a full departure, another option and a sale of the site are refused', async () => {
  const [from, full] = [await selling.departure(), await selling.departure({ capacity: 1 })];
  const carmen = await enter(from, CARMEN);
  expect((await move(carmen, full)).problem().code).toBe('sold_out');
  expect((await move(carmen, randomUUID())).problem().code).toBe('change_refused');
  const buyer = await buyPlaces(site, selling, from, 1);
  expect((await show(buyer.booking)).can.move).toBe(false);
  expect((await move(buyer.booking, await selling.departure())).problem().code).toBe('change_refused');
  expect(await takenOn([from, full])).toEqual({ [from]: 3, [full]: 0 });
});
