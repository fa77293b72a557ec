import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_A_DAY } from '#features/announcements/contract/announcement.ts';
import * as routes from '#features/announcements/contract/routes.ts';
import { listAudit } from '#features/audit/contract/routes.ts';
import { GiveUp } from '#server/jobs/give-up.ts';
import type { Mail } from '#server/platform.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertOperator, insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';

const REGION = 'trujillo';
const site = await testSite();
afterAll(site.close);
const { app, db, pool, platform } = site;
const realMail: Mail = platform.mail;

let moderator: TestPerson;
let admin: TestPerson;
let owner: TestPerson;
let seller: TestPerson;
let guide: TestPerson;
let sea: string;
let city: string;
let empty: string;

async function joinTeam(operator: string, person: TestPerson, role: string) {
  await pool.query('insert into operator_member (region_id, operator_id, account_id, role) values ($1, $2, $3, $4)', [
    REGION,
    operator,
    person.id,
    role,
  ]);
}

beforeAll(async () => {
  await pool.query('insert into region (id) values ($1) on conflict do nothing', [REGION]);
  moderator = await insertPerson(db, REGION, { name: 'Mario Mira', staff: 'moderator' });
  admin = await insertPerson(db, REGION, { name: 'Ana Admin', staff: 'admin' });
  owner = await insertPerson(db, REGION, { name: 'Olga Mar' });
  seller = await insertPerson(db, REGION, { name: 'Sara Ventas' });
  guide = await insertPerson(db, REGION, { name: 'Gil Guía', email: 'gil@ejemplo.pe' });
  sea = await insertOperator(db, REGION, { name: 'Mareas' });
  city = await insertOperator(db, REGION, { name: 'Pasos' });
  empty = await insertOperator(db, REGION, { name: 'Sin equipo', state: 'suspended' });
  await pool.query(`update operator set profile = profile || '{"address": "Malecón, Huanchaco"}' where id = $1`, [sea]);
  await insertPlan(db, REGION, { operator: sea, departures: ['2999-01-05 09:00'] });
  // The owner of the first operator also works in the second one.
  await joinTeam(sea, owner, 'owner');
  await joinTeam(sea, guide, 'guide');
  await joinTeam(city, owner, 'sales');
  await joinTeam(city, seller, 'owner');
});

const TEXT = { subject: 'Cierre del malecón', body: 'El sábado se cierra el malecón.\n\nAvisen a sus grupos.' };
const send = (more: object = {}, { headers }: TestPerson = moderator) =>
  call(app, routes.sendAnnouncement, {
    headers,
    body: { id: randomUUID(), ...TEXT, audience: { who: 'all' }, operatorIds: [sea, city, empty], ...more },
  });
const show = async (id: string) =>
  (await call(app, routes.showAnnouncement, { params: { id }, headers: moderator.headers })).json();
const emailsTo = async ({ email }: TestPerson, subject: string) =>
  (await pool.query('select headers, body_text from demo_mail where recipient = $1 and subject = $2', [email, subject]))
    .rows as { headers: Record<string, string>; body_text: string }[];

test('the candidates have the facts that the filters need', async () => {
  const { items } = (await call(app, routes.listAnnouncementCandidates, { headers: moderator.headers })).json();
  expect(
    items.map(({ name, town, categories, departsOn, people }) => [name, town, categories, departsOn, people]),
  ).toEqual([
    ['Mareas', 'Huanchaco', ['city'], '2999-01-05', 1],
    ['Pasos', null, [], null, 2],
    ['Sin equipo', null, [], null, 0],
  ]);
});

test('a sent message reaches each person once by email, with the region as reply address', async () => {
  const subject = 'Feria de enero';
  const id = randomUUID();
  const answer = await send({ id, subject });
  expect(answer.statusCode, answer.body).toBe(200);
  await site.runJobs();
  expect(await emailsTo(guide, subject)).toEqual([]);
  const [first, ...others] = await emailsTo(owner, subject);
  expect(others).toEqual([]);
  const { email } = (await platform.region.current()).settings.organisation;
  expect(first!.headers['Reply-To'] ?? first!.headers['reply-to']).toContain(email);
  expect(first!.body_text).toContain('Mareas y Pasos');
  expect(first!.body_text).toContain(`/operador/${sea}/mensajes/${id}`);
  expect(await show(id)).toMatchObject({
    operators: 3,
    opened: 0,
    unreachable: 1,
    emails: { waiting: 0, sent: 2, failed: 0 },
    sentBy: 'Mario Mira',
  });
  const { items } = (await call(app, listAudit, { headers: admin.headers })).json();
  expect(items[0]).toMatchObject({ action: 'operators.announce', subject: { kind: 'announcement', id } });
});

test('a repeated request sends nothing again, and the same id with another text is refused', async () => {
  const subject = 'Una sola vez';
  const id = randomUUID();
  const both = await Promise.all([send({ id, subject }), send({ id, subject })]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await site.runJobs();
  expect((await send({ id, subject })).statusCode).toBe(200);
  await site.runJobs();
  expect(await emailsTo(seller, subject)).toHaveLength(1);
  expect((await send({ id, subject: 'Otro asunto' })).problem().code).toBe('repeated_differently');
  expect((await send({ id, subject }, admin)).problem().code).toBe('repeated_differently');
});

test('nothing is sent if other operators match than the sender saw', async () => {
  const subject = 'Lista vieja';
  const audience = { who: 'filtered', state: 'verified', category: null, town: null, departsWithin: null };
  const refused = await send({ subject, audience, operatorIds: [sea, empty] });
  expect([refused.statusCode, refused.problem().code]).toEqual([409, 'announcement_recipients_changed']);
  await site.runJobs();
  expect(await emailsTo(owner, subject)).toEqual([]);
  expect((await send({ subject, audience, operatorIds: [city, sea] })).statusCode).toBe(200);
});

test('each person has their own unread mark, and the region sees who read a message', async () => {
  const id = (await send({ subject: 'Para leer' })).json().id;
  const unread = async ({ headers }: TestPerson, operatorId = city) =>
    (await call(app, routes.countUnreadAnnouncements, { params: { operatorId }, headers })).json().unread;
  const [before, ofSeller] = [await unread(owner), await unread(seller)];
  const open = ({ headers }: TestPerson) =>
    call(app, routes.openAnnouncement, { params: { operatorId: city, announcementId: id }, headers });
  const opened = (await open(owner)).json();
  expect(opened).toMatchObject({ unread: false, readers: [{ name: 'Olga Mar', at: opened.readAt }] });
  expect((await open(owner)).json().readAt).toBe(opened.readAt);
  expect([await unread(owner), await unread(seller)]).toEqual([before - 1, ofSeller]);
  const { items } = (
    await call(app, routes.listReceivedAnnouncements, { params: { operatorId: city }, headers: seller.headers })
  ).json();
  expect(items[0]).toMatchObject({ id, unread: true, readAt: null, body: TEXT.body });
  const seen = await show(id);
  expect(seen).toMatchObject({ operators: 3, opened: 1 });
  expect(seen.recipients.find(({ operator }) => operator.id === city)!.people).toEqual([
    expect.objectContaining({ name: 'Olga Mar', readAt: opened.readAt }),
    expect.objectContaining({ name: 'Sara Ventas', readAt: null }),
  ]);
});

test('a person who joined later can read old messages, which are not marked as unread', async () => {
  const late = await insertPerson(db, REGION, { name: 'Lino Nuevo' });
  await joinTeam(city, late, 'sales');
  const input = { params: { operatorId: city }, headers: late.headers };
  expect((await call(app, routes.countUnreadAnnouncements, input)).json()).toEqual({ unread: 0 });
  const { items } = (await call(app, routes.listReceivedAnnouncements, input)).json();
  expect(items.length).toBeGreaterThan(1);
  expect(items.every(({ unread }) => !unread)).toBe(true);
  await pool.query('delete from operator_member where account_id = $1', [late.id]);
});

test('another operator’s message is hidden, and a guide may not read messages', async () => {
  const id = (await send({ audience: { who: 'picked', operatorIds: [sea] }, operatorIds: [sea] })).json().id;
  const open = (operatorId: string, { headers }: TestPerson) =>
    call(app, routes.openAnnouncement, { params: { operatorId, announcementId: id }, headers });
  expect((await open(city, seller)).problem().code).toBe('announcement_not_found');
  expect((await open(sea, guide)).statusCode).toBe(403);
  expect((await open(sea, seller)).statusCode).toBe(404);
  expect(await show(id)).toMatchObject({ opened: 0, operators: 1 });
});

test('an email that the mail server refuses is shown as failed, and a retried job sends it', async () => {
  platform.mail = {
    ...realMail,
    send: (email) => (email.to === seller.email ? Promise.reject(new GiveUp('refused')) : realMail.send(email)),
  };
  const subject = 'Con un correo malo';
  const id = (await send({ subject })).json().id;
  await site.runJobs({ mayFail: true });
  platform.mail = realMail;
  const stateOf = async () =>
    (await show(id)).recipients.flatMap(({ people }) => people).find(({ name }) => name === 'Sara Ventas')?.emailState;
  expect(await stateOf()).toBe('failed');
  expect((await show(id)).emails).toEqual({ waiting: 0, sent: 1, failed: 1 });
  await platform.jobs.add(db, 'announcements/send-email', { announcementId: id, accountId: seller.id });
  await site.runJobs();
  expect(await stateOf()).toBe('sent');
  expect(await emailsTo(seller, subject)).toHaveLength(1);
});

test('a suspended account gets no email, and its email counts as failed', async () => {
  const subject = 'Cuenta suspendida';
  const id = (await send({ subject })).json().id;
  await pool.query(`update account set state = 'suspended' where id = $1`, [seller.id]);
  await site.runJobs();
  await pool.query(`update account set state = 'active' where id = $1`, [seller.id]);
  expect(await emailsTo(seller, subject)).toEqual([]);
  expect((await show(id)).emails).toEqual({ waiting: 0, sent: 1, failed: 1 });
});

test('a region sends a limited number of messages in 24 hours', async () => {
  const count = async () => Number((await pool.query('select count(*) from announcement')).rows[0].count);
  while ((await count()) < MOST_A_DAY) expect((await send()).statusCode).toBe(200);
  const refused = await send();
  expect([refused.statusCode, refused.problem().code]).toEqual([429, 'too_many_announcements']);
  await pool.query(`update announcement set sent_at = sent_at - interval '25 hours'`);
  expect((await send()).statusCode).toBe(200);
});

test('the list of sent messages has the newest first and continues after a page', async () => {
  await pool.query(
    `insert into announcement (region_id, id, subject, body, audience, sent_at)
     select $1, gen_random_uuid(), 'Viejo ' || n, 'Texto', '{"who": "all"}', now() - n * interval '1 month' from generate_series(2, 31) n`,
    [REGION],
  );
  const list = async (cursor?: string) =>
    (await call(app, routes.listAnnouncements, { headers: moderator.headers, query: { cursor } })).json();
  const first = await list();
  const second = await list(first.next!);
  const dates = [...first.items, ...second.items].map(({ sentAt }) => sentAt);
  expect(first.items).toHaveLength(24);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(new Set(dates).size).toBe(dates.length);
});
