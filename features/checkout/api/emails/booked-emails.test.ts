import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ORDER_PIN_HEADER, ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import { showOrder } from '#features/checkout/contract/routes.ts';
import { listFailedJobs } from '#server/jobs/jobs.store.ts';
import { requestOf } from '#tests/call.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { notifyBooked } from './booked-email-jobs.ts';

const REGION = 'trujillo';

/** `taken` is false if the server refused the email. `answers` maps an email address to the server's reply code. */
let came: { to: string; messageId: string; text: string; taken: boolean }[] = [];
let answers: Record<string, number> = {};
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    const { messageId = '', text = '' } = await new PostalMime().parse(Buffer.concat(chunks));
    const to = envelope.rcptTo[0]!.address;
    const code = answers[to];
    came.push({ to, messageId, text, taken: !code });
    done(code ? Object.assign(new Error('not now'), { responseCode: code }) : null);
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const site = await testSite({
  areas: ['bookings', 'checkout'],
  settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hola@viaja.pe', PUBLIC_URL: 'https://viaja.test' },
});
const { app, db, platform } = site;
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
afterEach(() => {
  came = [];
  answers = {};
});

async function insertOrder() {
  const departures = [await insertDeparture(db, REGION), await insertDeparture(db, REGION)];
  for (const [index, { operator }] of departures.entries())
    await sql`update operator set profile = ${JSON.stringify({ email: `${operator}@ejemplo.pe` })} where id = ${departures[index]!.operator}`.execute(
      db,
    );
  const [one, other] = [
    await insertBooking(db, REGION, departures[0]!),
    await insertBooking(db, REGION, departures[1]!),
  ];
  await sql`update booking set order_id = ${one.order} where id = ${other.id}`.execute(db);
  const traveller = (
    await sql<{
      email: string;
    }>`select contact ->> 'email' as email from customer_order where id = ${one.order}`.execute(db)
  ).rows[0]!.email;
  const operators = departures.map(({ operator }) => `${operator}@ejemplo.pe`);
  return { id: one.order, bookings: [one, other], traveller, operators };
}

const notify = (orderId: string) => platform.jobs.addAll(db, [['checkout/tell-booked', { orderId }]]);
const soon = () => new Date(Date.now() + 60_000);
const namesOf = (runs: readonly { name: string }[]) => runs.map(({ name }) => name).sort();
const keysIn = (text: string) => {
  const [, pin] = /PIN\W+(\d{8})/.exec(text)!;
  const [, secret] = /#([\w-]{43})/.exec(text)!;
  return { pin: pin!, secret: secret! };
};
async function opens(orderId: string, { pin, secret }: { pin: string; secret: string }) {
  const withKey = (name: string, key: string) =>
    app.inject(requestOf(showOrder, { params: { id: orderId }, headers: { [name]: key } }));
  const seen = [await withKey(ORDER_PIN_HEADER, pin), await withKey(ORDER_SECRET_HEADER, secret)];
  return seen.map(({ statusCode }) => statusCode);
}

test('one job emails the traveller and the operators', async () => {
  const order = await insertOrder();
  await notify(order.id);
  expect(namesOf(await site.runJobs())).toEqual(['checkout/tell-booked']);
  expect(await site.runJobs({ until: soon() })).toEqual([]);
  expect(came.map(({ to }) => to).sort()).toEqual([order.traveller, ...order.operators].sort());
  const [kept, ...others] = [order.traveller, ...order.operators].map((to) => came.find((it) => it.to === to)!.text);
  const spaced = order.bookings.map(({ reference }) => reference.replace(/(.{4})(?=.)/g, '$1 '));
  for (const reference of spaced) expect(kept).toContain(reference);
  expect(others.map((text) => spaced.map((reference) => text.includes(reference)))).toEqual([
    [true, false],
    [false, true],
  ]);
  for (const text of others) expect(text).not.toMatch(/PIN|Lucía/);
  expect(await opens(order.id, keysIn(kept!))).toEqual([200, 200]);
});

test('an email that the mail server defers is sent again with the same text', async () => {
  const order = await insertOrder();
  answers = { [order.operators[0]!]: 451, [order.traveller]: 451 };
  await notify(order.id);
  expect(namesOf(await site.runJobs())).toEqual(['checkout/tell-booked']);
  expect(came.filter(({ taken }) => taken).map(({ to }) => to)).toEqual([order.operators[1]]);
  answers = {};
  expect(await site.runJobs()).toEqual([]);
  const again = await site.runJobs({ until: soon() });
  expect(namesOf(again)).toEqual(['checkout/tell-confirmed', 'checkout/tell-operator']);
  expect(await site.runJobs({ until: soon() })).toEqual([]);
  expect(came.filter(({ taken }) => taken).map(({ to }) => to)).toHaveLength(3);
  for (const to of [order.traveller, order.operators[0]]) {
    const [refused, taken] = came.filter((it) => it.to === to);
    expect(taken).toEqual({ ...refused, taken: true });
  }
  expect(await opens(order.id, keysIn(came.find(({ to }) => to === order.traveller)!.text))).toEqual([200, 200]);
});

test('an email that the mail server refuses is listed as failed', async () => {
  const order = await insertOrder();
  answers = { [order.traveller]: 550 };
  await notify(order.id);
  await site.runJobs({ until: soon() });
  await site.runJobs({ until: soon(), mayFail: true });
  expect(came.filter(({ taken }) => taken).map(({ to }) => to)).toEqual(order.operators);
  expect(await listFailedJobs(db, REGION)).toMatchObject([{ name: 'checkout/tell-confirmed', attempts: 1 }]);
});

test('a repeated job sends the same emails with the same PIN and link', async () => {
  const order = await insertOrder();
  for (const number of [1, 2])
    await notifyBooked.run({ orderId: order.id }, platform, { jobId: '7', number, last: false });
  const [first, second] = [came.slice(0, 3), came.slice(3)];
  expect(second).toEqual(first);
  expect(await opens(order.id, keysIn(second.find(({ to }) => to === order.traveller)!.text))).toEqual([200, 200]);
});

test('the links of both confirmation emails work', async () => {
  const order = await insertOrder();
  await notify(order.id);
  await site.runJobs();
  await platform.jobs.add(db, 'checkout/tell-confirmed', { orderId: order.id });
  await site.runJobs();
  const [first, second] = came.filter(({ to }) => to === order.traveller).map(({ text }) => keysIn(text));
  expect(await opens(order.id, second!)).toEqual([200, 200]);
  expect(await opens(order.id, first!)).toEqual([404, 200]);
});

test('the operator gets no email about a booking cancelled before the job ran', async () => {
  const order = await insertOrder();
  await sql`update booking set state = 'CANCELLED' where id = ${order.bookings[0]!.id}`.execute(db);
  await notify(order.id);
  await site.runJobs();
  expect(came.map(({ to }) => to).sort()).toEqual([order.traveller, order.operators[1]!].sort());
});

test('the traveller reads how many people go, where to be, whom to call, what to bring and until when a cancellation is free', async () => {
  const departure = await insertDeparture(db, REGION, { hoursAhead: 72 });
  const booking = await insertBooking(db, REGION, departure);
  await sql`update operator set profile = profile || ${JSON.stringify({ phone: '044 123 456' })} where id = ${departure.operator}`.execute(
    db,
  );
  await sql`update plan_version set content = content || ${JSON.stringify({ bring: ['agua', 'sombrero'] })}
    where plan_id = (select plan_id from booking where id = ${booking.id})`.execute(db);
  await notify(booking.order);
  await site.runJobs();
  const [{ text } = { text: '' }] = came;
  expect(text).toContain('Quiénes: 2 adultos');
  expect(text).toMatch(/Punto de encuentro: \S/);
  expect(text).toMatch(/Teléfono de .+: 044 123 456/);
  expect(text).toContain('Qué llevar: agua, sombrero');
  expect(text).toMatch(/Cancelas gratis hasta: el \S+ \d+ de \S+, \d\d:\d\d/);
});
