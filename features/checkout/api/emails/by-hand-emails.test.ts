import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordOnSitePayment } from '#features/bookings/contract/on-site-routes.ts';
import { ORDER_PIN_HEADER } from '#features/checkout/contract/headers.ts';
import type { EnterBooking } from '#features/checkout/contract/operator-bookings.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { call } from '#tests/call.ts';
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

/** The price is 200.00. */
async function enter(
  email: string,
  paid: number,
  departureId: string,
): Promise<{ id: string; code: string; order: string }> {
  const id = randomUUID();
  const body: EnterBooking = {
    ...{ id, units: [{ unitId: selling.adult, quantity: 2 }], paid, means: 'yape' },
    contact: { name: 'Luis Vega', phone: '+51 944 111 222', email },
  };
  expect((await call(site.app, routes.enterBooking, { ...own({ departureId }), body })).statusCode).toBe(201);
  await site.runJobs();
  const { rows } = await site.pool.query(
    'select b.reference as code, o.reference as order from booking b join customer_order o on o.id = b.order_id where b.id = $1',
    [id],
  );
  return { id, ...rows[0] };
}

async function emailsTo(email: string): Promise<string[]> {
  const { rows } = await site.pool.query(
    `select subject || ' ' || body_text as text from demo_mail where recipient = $1 order by sent_at`,
    [email],
  );
  return rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
}
const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');

test('the email of a booking entered by hand names one code, which opens it, and no card', async () => {
  const { code, order } = await enter('uno@correo.pe', 5000, await selling.departure());
  const [email] = await emailsTo('uno@correo.pe');
  expect(email).toContain(spaced(code));
  expect(email).not.toContain(spaced(order));
  expect(email).not.toContain(`${order}:`);
  expect(email).not.toContain('tarjeta');
  expect(email).toMatch(/Lo que falta se lo pagas a .+ el día de tu salida\./);
  const pin = /PIN:?\s+(\d+)/.exec(email!)![1]!;
  const opened = await call(site.app, showOrder, { params: { id: code }, headers: { [ORDER_PIN_HEADER]: pin } });
  expect(opened.statusCode, opened.body).toBe(200);
  for (const q of [code, order]) {
    const found = await call(site.app, routes.listSoldBookings, { ...own({}), query: { q } });
    expect(found.json().items.map(({ reference }) => reference)).toEqual([code]);
  }
});

test('later emails of a booking entered by hand name the same code', async () => {
  const { id, code, order } = await enter('dos@correo.pe', 0, await selling.departure());
  const body = { id: randomUUID(), means: 'cash' as const, amount: 2000 };
  await call(site.app, recordOnSitePayment, { ...own({ bookingId: id }), body });
  await call(site.app, routes.cancelSoldBooking, { ...own({ bookingId: id }), body: { reason: 'No hay guía.' } });
  await site.runJobs();
  const emails = await emailsTo('dos@correo.pe');
  expect(emails).toHaveLength(3);
  for (const email of emails) {
    expect(email).toContain(code);
    expect(email.replaceAll(/https?:\S+/g, '')).not.toContain(order);
  }
});
