import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelBooking, quoteCancellation } from '#features/checkout/contract/booking-routes.ts';
import { listAccountOrders, placeOrder, showOrder } from '#features/checkout/contract/routes.ts';
import { buyPlaces } from '#tests/buyer.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { type Selling, seedSelling } from '#tests/selling.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ cards: true });
afterAll(site.close);
let selling: Selling;
let rosa: TestPerson;
let luis: TestPerson;
beforeAll(async () => {
  selling = await seedSelling(site);
  rosa = await insertPerson(site.db, 'trujillo', { name: 'Rosa Díaz' });
  luis = await insertPerson(site.db, 'trujillo', { name: 'Luis Rojas' });
});

async function place(person?: TestPerson): Promise<string> {
  const departureId = await selling.departure({ capacity: 10 });
  const line = { uuid: randomUUID(), departureId, units: [{ unitId: selling.adult, quantity: 2 }] };
  const answer = await call(site.app, placeOrder, {
    ...(person && { headers: person.headers }),
    body: { uuid: randomUUID(), lines: [line] },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().order.reference;
}

async function mine({ headers }: TestPerson, query: { limit?: number; cursor?: string | null } = {}) {
  return (await call(site.app, listAccountOrders, { query, headers })).json();
}

test('an account lists its own orders in pages, newest first', async () => {
  const first = await place(rosa);
  await place();
  await place(luis);
  const second = await place(rosa);
  const { items, next } = await mine(rosa);
  expect(items.map(({ reference }) => reference)).toEqual([second, first]);
  expect(next).toBeNull();
  expect(items[0]).toMatchObject({ state: 'held', total: 2 * selling.price, bookings: [{ state: 'ON_HOLD' }] });

  const page = await mine(rosa, { limit: 1 });
  expect(page.items.map(({ reference }) => reference)).toEqual([second]);
  const rest = await mine(rosa, { limit: 1, cursor: page.next });
  expect(rest.items.map(({ reference }) => reference)).toEqual([first]);
});

test('a paid guest order appears only in the account with its email address', async () => {
  const nora = await insertPerson(site.db, 'trujillo', { name: 'Nora Paz', email: 'Nora.Paz@ejemplo.pe' });
  const departure = await insertDeparture(site.db, 'trujillo');
  const { order } = await insertBooking(site.db, 'trujillo', departure);
  const contact = JSON.stringify({ name: 'Nora', email: 'nora.paz@ejemplo.pe', phone: '' });
  await site.pool.query('update customer_order set contact = $2 where id = $1', [order, contact]);
  expect((await mine(nora)).items.map(({ id }) => id)).toEqual([order]);
  expect((await mine(luis)).items.map(({ id }) => id)).not.toContain(order);
  const open = ({ headers }: TestPerson) => call(site.app, showOrder, { params: { id: order }, headers });
  expect([(await open(nora)).statusCode, (await open(luis)).statusCode]).toEqual([200, 404]);
  await site.pool.query(`update customer_order set state = 'held' where id = $1`, [order]);
  expect((await mine(nora)).items).toEqual([]);
  expect((await open(nora)).statusCode).toBe(404);
});

test('the list of orders says which refunds have arrived and which are on their way', async () => {
  const carla = await insertPerson(site.db, 'trujillo', { name: 'Carla Ruiz', email: 'carla@ejemplo.pe' });
  const buyer = await buyPlaces(site, selling, await selling.departure(), 3);
  const contact = JSON.stringify({ name: 'Carla', email: 'carla@ejemplo.pe', phone: '' });
  await site.pool.query('update customer_order set contact = $2 where id = $1', [buyer.order, contact]);
  const money = async () => (await mine(carla)).items.map(({ refunded, returning }) => [refunded, returning]);
  expect(await money()).toEqual([[0, 0]]);
  const { body } = await buyer.ask(quoteCancellation, { body: { itemIds: null } });
  await buyer.ask(cancelBooking, { body: { quoteId: body.id } });
  expect(await money()).toEqual([[0, 30_000]]);
  await site.runJobs();
  expect(await money()).toEqual([[30_000, 0]]);
});

test('an anonymous caller gets 401 for the list of orders', async () => {
  expect((await call(site.app, listAccountOrders)).statusCode).toBe(401);
});

test('an order is found by its own reference and by the references of its bookings', async () => {
  const reference = await place(rosa);
  const { items } = await mine(rosa);
  const booking = items.find((order) => order.reference === reference)!.bookings[0]!;
  const open = (name: string, { headers }: TestPerson) => call(site.app, showOrder, { params: { id: name }, headers });
  const misread = ` ${booking.reference.slice(0, 2).toLowerCase()} ${booking.reference.slice(2).replaceAll('0', 'O').replaceAll('1', 'l')}`;
  expect((await open(booking.reference, rosa)).json().reference).toBe(reference);
  expect((await open(misread, rosa)).json().reference).toBe(reference);
  expect((await open(booking.reference, luis)).statusCode).toBe(404);
});
