import { afterAll, expect, test } from 'vitest';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { changeOrderEmail, saveOrderDetails, showOrder } from '#features/checkout/contract/routes.ts';
import { hashKey } from '#server/auth/guest-keys.ts';
import { call } from '#tests/call.ts';
import { insertBooking, insertDeparture, insertLink } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite({ cards: true });
afterAll(site.close);

async function bought() {
  const departure = await insertDeparture(site.db, REGION, { hoursAhead: 48 });
  const { order, reference } = await insertBooking(site.db, REGION, departure);
  await site.pool.query(`insert into customer_order_key (region_id, order_id, kind, hash) values ($1, $2, 'pin', $3)`, [
    REGION,
    order,
    hashKey(order, '123456'),
  ]);
  return {
    order,
    reference,
    browser: await insertLink(site.db, REGION, order),
    mailed: await insertLink(site.db, REGION, order),
  };
}
const opens = async (id: string, headers: Record<string, string>) =>
  (await call(site.app, showOrder, { params: { id }, headers })).statusCode;
const emails = async () =>
  (await site.pool.query('select recipient, subject from demo_mail order by subject')).rows as {
    recipient: string;
    subject: string;
  }[];

test('a buyer with the PIN corrects the email address, and both addresses get an email', async () => {
  const { order, reference, browser, mailed } = await bought();
  const pin = { [ORDER_PIN_HEADER]: '123456' };
  const body = { email: 'lucia.correcta@ejemplo.pe' };
  const mend = (headers: Record<string, string>) =>
    call(site.app, changeOrderEmail, { params: { id: reference }, headers, body });
  expect((await mend({ [ORDER_PIN_HEADER]: '999999' })).problem().code).toBe('order_not_found');
  const [first, again] = [(await mend(pin)).json(), (await mend(pin)).json()];
  expect(again.secret).toBe(first.secret);
  expect(first.order.contact?.email).toBe('lucia.correcta@ejemplo.pe');
  await site.runJobs();
  const sent = await emails();
  expect(sent.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([body.email, expect.stringMatching(/^lucía\.|^luc/)]),
  );
  expect(sent).toHaveLength(2);
  expect(await opens(order, { [ORDER_SECRET_HEADER]: first.secret })).toBe(200);
  expect(await opens(order, { [ORDER_SECRET_HEADER]: mailed })).toBe(404);
  expect(await opens(order, { [ORDER_SECRET_HEADER]: browser })).toBe(404);
  expect(await opens(order, pin)).toBe(404);
});

test('the browser that bought the order keeps access, and saving details of a paid order does not change the email address', async () => {
  const { order, browser, mailed } = await bought();
  const own = { params: { id: order }, headers: { [ORDER_SECRET_HEADER]: browser } };
  await call(site.app, changeOrderEmail, { ...own, body: { email: 'otra@ejemplo.pe' } });
  expect(await opens(order, own.headers)).toBe(200);
  expect(await opens(order, { [ORDER_SECRET_HEADER]: mailed })).toBe(404);
  const contact = { name: 'Lucía Ñopo', email: 'ajena@ejemplo.pe', phone: '944 555 121' };
  const saved = await call(site.app, saveOrderDetails, { ...own, body: { contact, lines: [] } });
  expect(saved.json().contact).toEqual({ ...contact, email: 'otra@ejemplo.pe' });
});
