import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '../contract/headers.ts';

const REGION = 'trujillo';
const PIN = '12345678';
const site = await testSite({ areas: ['bookings', 'checkout'] });
const { app, db, pool } = site;
afterAll(site.close);

test("the link of an order works until 90 days after the order's last departure", async () => {
  const departures = [await insertDeparture(db, REGION), await insertDeparture(db, REGION)];
  const { order } = await insertBooking(db, REGION, departures[0]!);
  const other = await insertBooking(db, REGION, departures[1]!);
  await sql`update booking set order_id = ${order} where id = ${other.id}`.execute(db);
  const secret = await insertLink(db, REGION, order);
  await sql`insert into customer_order_key (region_id, order_id, kind, hash)
    values (${REGION}, ${order}, 'pin', ${hashKey(order, PIN)})`.execute(db);
  const { reference } = (await pool.query('select reference from customer_order where id = $1', [order])).rows[0];
  const open = async (name: string, headers: Record<string, string>) =>
    (await app.inject(requestOf(showOrder, { params: { id: name }, headers }))).statusCode;
  const byLink = async () => [
    await open(order, { [ORDER_SECRET_HEADER]: secret }),
    await open(reference, { [ORDER_SECRET_HEADER]: secret }),
  ];
  const endDaysAgo = (index: number, days: number) =>
    pool.query(
      `update departure set starts_at = now() - make_interval(days => $2, hours => 4), ends_at = now() - make_interval(days => $2) where id = $1`,
      [departures[index]!.departure, days],
    );

  expect(await byLink()).toEqual([200, 200]);
  await endDaysAgo(0, 200);
  await endDaysAgo(1, 89);
  expect(await byLink()).toEqual([200, 200]);
  await endDaysAgo(1, 91);
  expect(await byLink()).toEqual([404, 404]);
  expect(await open(reference, { [ORDER_PIN_HEADER]: PIN })).toBe(200);
});
