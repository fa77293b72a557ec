import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { changeStaffEmails, endStaffEmail, showStaffEmails } from '#features/backoffice/contract/routes.ts';
import { pathOf } from '#features/route.ts';
import { localDate } from '#server/region/local-date.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertBooking, insertDeparture } from '#tests/sales.ts';
import { testSite } from '#tests/site.ts';
import { addQueue } from '../queues/queues.ts';
import { endKey } from './end-key.ts';
import { summaryWeeks } from './summary-weeks.rules.ts';

const REGION = 'trujillo';
let came: (Email & { recipient: string })[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  async onData(stream, { envelope }, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk);
    came.push({ ...(await new PostalMime().parse(Buffer.concat(chunks))), recipient: envelope.rcptTo[0]!.address });
    done();
  },
});
server.listen(0, '127.0.0.1');
await once(server.server, 'listening');
const { port } = server.server.address() as AddressInfo;
const site = await testSite({
  areas: ['accounts', 'backoffice', 'closures', 'operators', 'bookings', 'checkout', 'payouts'],
  settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'hola@viaja.pe', PUBLIC_URL: 'https://viaja.test' },
});
const { app, db, pool, platform } = site;
afterAll(async () => {
  await site.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
afterEach(() => {
  came = [];
});

let admin: TestPerson;
let editor: TestPerson;
let newest: Date;
let count = 0;
beforeAll(async () => {
  await insertDeparture(db, REGION);
  admin = await insertPerson(db, REGION, { name: 'Rosa', staff: 'admin' });
  editor = await insertPerson(db, REGION, { name: 'Elsa', staff: 'editor' });
  newest = new Date('2026-01-01T10:00:00Z');
  addQueue(platform, {
    name: 'things',
    title: 'Cosas por mirar',
    one: 'Cosa por mirar',
    roles: ['admin'],
    target: null,
    link: '/region/cosas',
    read: async () => ({ count, oldest: newest, newest, late: count > 1 ? 1 : 0 }),
  });
});

/** An item arrives, and the job that runs every five minutes runs once. */
async function arrive(): Promise<void> {
  newest = new Date(newest.getTime() + 60_000);
  count += 1;
  await check();
}
async function check(): Promise<void> {
  await platform.jobs.add(db, 'backoffice/notify-waiting', {});
  await site.runJobs();
}
const anHourLater = () => pool.query(`update staff_email set notified_at = notified_at - interval '61 minutes'`);
const header = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value;

test('work that arrived before the first check is not emailed', async () => {
  count = 3;
  await check();
  expect(came).toEqual([]);
});

test('new work is emailed to the members with the right role, and later work of the same hour in one email', async () => {
  await arrive();
  expect(came.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [admin.email, 'Hay trabajo nuevo: cosas por mirar'],
  ]);
  expect(came[0]!.text).toContain('Cosas por mirar: 4 · 1 pasó su plazo');
  for (let item = 0; item < 10; item++) await arrive();
  expect(came).toHaveLength(1);
  await anHourLater();
  await check();
  expect(came).toHaveLength(2);
  expect(came[1]!.text).toContain('Cosas por mirar: 14');
  await anHourLater();
  await check();
  expect(came).toHaveLength(2);
});

test('a queue that a person muted is not emailed', async () => {
  const headers = admin.headers;
  const shown = (await call(app, showStaffEmails, { headers })).json();
  expect(shown).toMatchObject({ atOnce: true, weekly: true });
  expect(shown.queues).toContainEqual({ name: 'things', title: 'Cosas por mirar', on: true });
  expect(shown.queues.map(({ name }: { name: string }) => name)).not.toContain('invitations');
  const body = { atOnce: true, weekly: true, muted: ['things'] };
  expect((await call(app, changeStaffEmails, { headers, body })).json().queues).toContainEqual(
    expect.objectContaining({ name: 'things', on: false }),
  );
  await anHourLater();
  await arrive();
  expect(came).toEqual([]);
  await call(app, changeStaffEmails, { headers, body: { ...body, muted: [] } });
  await arrive();
  expect(came).toHaveLength(1);
});

test('the mail program’s unsubscribe button ends the emails, and opening the link ends nothing', async () => {
  await anHourLater();
  await arrive();
  const link = /<(.+)>/.exec(header(came[0]!, 'list-unsubscribe')!)![1]!;
  expect(header(came[0]!, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const path = link.replace('https://viaja.test', '');
  const opened = await app.inject({ url: path });
  expect(opened.statusCode).toBe(303);
  expect(came[0]!.text).toContain(`https://viaja.test${opened.headers.location}`);
  const shown = () => call(app, showStaffEmails, { headers: admin.headers });
  expect((await shown()).json()).toMatchObject({ atOnce: true });

  const click = () =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await click()).json()).toEqual({ ended: 'at_once' });
  expect((await click()).statusCode).toBe(200);
  expect((await shown()).json()).toMatchObject({ atOnce: false, weekly: true });
  came = [];
  await anHourLater();
  await arrive();
  expect(came).toEqual([]);
});

test('a link with a wrong signature, or of a person who left the team, ends nothing', async () => {
  const end = (key: string) => app.inject({ method: 'POST', url: pathOf(endStaffEmail, { params: { key } }) });
  const key = await endKey(platform.config, editor.id, 'weekly');
  const forged = `${key.slice(0, 30)}${key[30] === 'A' ? 'B' : 'A'}${key.slice(31)}`;
  expect((await end(forged)).statusCode).toBe(410);
  const stranger = await insertPerson(db, REGION, { name: 'Nadie' });
  expect((await end(await endKey(platform.config, stranger.id, 'weekly'))).json().code).toBe('staff_email_link');
});

test('once a week, Monday’s summary lists waiting work, sales, refunds and closures', async () => {
  const zone = 'America/Lima';
  const { last, firstDay } = summaryWeeks(localDate(zone, new Date()), zone);
  const departure = await insertDeparture(db, REGION);
  const { id, order } = await insertBooking(db, REGION, departure, { name: 'Rosa Vega' });
  const wednesday = new Date(last.getTime() + 2 * 86_400_000);
  await pool.query(`update booking set confirmed_at = null`);
  await pool.query(`update booking set confirmed_at = $2, total = 12000 where id = $1`, [id, wednesday]);
  const { rows: payments } = await pool.query(
    `insert into payment (region_id, order_id, client_key, state, amount, currency, provider, mode, payer)
     values ($1, $2, gen_random_uuid(), 'captured', 12000, 'PEN', 'sandbox', 'page', '{}') returning id`,
    [REGION, order],
  );
  await pool.query(
    `insert into refund (region_id, order_id, payment_id, state, reason, amount, currency, created_at) values ($1, $2, $3, 'settled', 'x', 2500, 'PEN', $4)`,
    [REGION, order, payments[0].id, wednesday],
  );
  await pool.query(
    `insert into closure (region_id, kind, state, name, severity, starts_on, time_zone, reason, source)
     values ($1, 'road', 'announced', 'La carretera a Otuzco', 'closed', $2, $3, 'huaicos', 'La prensa'),
       ($1, 'road', 'announced', 'La carretera a Simbal', 'closed', '2020-01-01', $3, 'obras', 'La prensa')`,
    [REGION, firstDay, zone],
  );
  const summarise = async () => {
    await platform.jobs.add(db, 'backoffice/summarise-week', {});
    await site.runJobs();
  };
  await summarise();
  await summarise();
  expect(came.map(({ recipient }) => recipient).sort()).toEqual([editor.email, admin.email].sort());
  const text = came.find(({ recipient }) => recipient === admin.email)!.text!;
  expect(text).toContain(`Cosas por mirar: ${count} · 1 pasó su plazo`);
  expect(text).toContain('Vendido la semana pasada: 1 reserva por PEN 120');
  expect(text).toContain('Devuelto la semana pasada: 1 devolución por PEN 25');
  expect(text).toMatch(/Cierra el lunes,? \d+ de \w+: La carretera a Otuzco, por huaicos/);
  expect(text).not.toContain('Simbal');
  const ofEditor = came.find(({ recipient }) => recipient === editor.email)!;
  expect(ofEditor.text).not.toContain('Vendido');
  expect(ofEditor.text).toContain('Otuzco');
});
