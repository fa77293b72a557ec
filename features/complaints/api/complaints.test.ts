import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Complaint, ComplaintSheet, FiledComplaint } from '#features/complaints/contract/complaint.ts';
import type { ConsumerAction } from '#features/complaints/contract/complaint-states.ts';
import type { RegionComplaint, RegionPage } from '#features/complaints/contract/region.ts';
import * as routes from '#features/complaints/contract/routes.ts';
import { saveOrganisationSettings, showOrganisationSettings } from '#features/organisation/contract/routes.ts';
import type { BodyOf, QueryOf, ShapeOf } from '#features/route.ts';
import { prepareAreas } from '#server/create-server.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { testSite } from '#tests/site.ts';

const site = await testSite({ areas: ['organisation', 'complaints'], settings: { APP_TOKEN: 'the-app-token' } });
afterAll(site.close);
const people = {} as Record<'admin' | 'moderator' | 'editor' | 'traveller', TestPerson>;
beforeAll(async () => {
  await prepareAreas(site.platform, site.areas);
  for (const [role, staff] of [
    ['admin', 'admin'],
    ['moderator', 'moderator'],
    ['editor', 'editor'],
    ['traveller', undefined],
  ] as const)
    people[role] = await insertPerson(site.db, 'trujillo', { name: `Persona ${role}`, staff });
});

const sheet = (more: Partial<ComplaintSheet> = {}): ComplaintSheet => ({
  kind: 'reclamo',
  consumer: {
    name: 'Lucía Ñopo',
    document: { kind: 'dni', number: '40123456' },
    address: 'Jr. Pizarro 100, Trujillo',
    email: 'lucia@ejemplo.pe',
    phone: null,
  },
  guardian: null,
  good: { kind: 'service', description: 'Paseo a las huacas', amount: { minor: 12_050, currency: 'PEN' } },
  detail: 'El paseo empezó dos horas tarde y no entramos.',
  request: 'Que me devuelvan lo pagado.',
  ...more,
});
const file = (body: BodyOf<ShapeOf<typeof routes.fileComplaint>>, headers = {}) =>
  call(site.app, routes.fileComplaint, { body, headers });
const filed = async (more?: Partial<ComplaintSheet>): Promise<FiledComplaint> =>
  (await file({ uuid: randomUUID(), sheet: sheet(more) })).json();
const open = (reference: string, headers = {}) =>
  call(site.app, routes.showComplaint, { params: { reference }, headers });
const withSecret = (secret: string) => ({ 'vereda-complaint-secret': secret });
const act = async ({ complaint, secret }: FiledComplaint, action: ConsumerAction, body?: string) =>
  call(site.app, routes.actOnComplaint, {
    params: { reference: complaint.reference },
    headers: withSecret(secret),
    body: { action, ...(body && { body }) },
  });
const atRegion = (
  reference: string,
  body: BodyOf<ShapeOf<typeof routes.answerComplaint>>,
  { headers } = people.moderator,
) => call(site.app, routes.answerComplaint, { params: { reference }, headers, body });
const list = async (query: QueryOf<ShapeOf<typeof routes.listComplaints>>) =>
  (await call(site.app, routes.listComplaints, { query, headers: people.moderator.headers })).json();
const emailsTo = async (to: string) =>
  (
    await site.pool.query(
      'select subject, body_text, body_html from demo_mail where recipient = $1 order by sent_at desc',
      [to],
    )
  ).rows;
const settle = (sql: string, values: unknown[] = []) => site.pool.query(sql, values);

test('a visitor files a complaint and gets a number and a secret', async () => {
  const answer = await file({ uuid: randomUUID(), sheet: sheet() });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { complaint, secret }: FiledComplaint = answer.json();
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/Lima' }).format(new Date());
  expect(complaint.reference).toMatch(new RegExp(`^LR-${year}-000001-[0-9A-HJKMNP-TV-Z]{6}$`));
  expect(complaint).toMatchObject({
    state: 'filed',
    clock: { days: 15, left: 15, counted: 'business' },
    actions: ['withdraw'],
  });
  expect((await open(complaint.reference, withSecret(secret))).json()).toEqual(complaint);

  await site.runJobs();
  const [email] = await emailsTo('lucia@ejemplo.pe');
  expect(email.subject).toBe(`${complaint.reference}: recibimos tu reclamo`);
  for (const words of ['Lucía Ñopo', 'DNI 40123456', 'Paseo a las huacas', 'PEN 120.50', 'Indecopi'])
    expect(email.body_text).toContain(words);
  const [, mailed] = /\/reclamos\/[A-Z0-9-]+#([\w-]{43})/.exec(email.body_text)!;
  expect((await open(complaint.reference, withSecret(mailed!))).statusCode).toBe(200);
  const [, pin] = /PIN: (\d{8})/.exec(email.body_text)!;
  expect((await open(complaint.reference, { 'vereda-complaint-pin': pin! })).statusCode).toBe(200);

  const dump = JSON.stringify((await site.pool.query('select * from complaint, complaint_key')).rows);
  for (const key of [secret, mailed!, pin!]) expect(dump).not.toContain(key);
});

test('the sheet can be downloaded as a PDF', async () => {
  const { complaint, secret } = await filed();
  const answer = await call(site.app, routes.downloadComplaintSheet, {
    params: { reference: complaint.reference },
    headers: withSecret(secret),
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.rawPayload.length).toBeGreaterThan(1500);
});

test('complaints that are filed at the same time get consecutive numbers', async () => {
  const uuid = randomUUID();
  const bodies = Array.from({ length: 40 }, (_, i) => ({ uuid: i % 4 === 0 ? uuid : randomUUID(), sheet: sheet() }));
  const answers = await Promise.all(bodies.map((body) => file(body)));
  expect(answers.filter(({ statusCode }) => statusCode >= 300)).toEqual([]);
  const same = answers.filter((_, i) => i % 4 === 0).map((it) => (it.json() as FiledComplaint).complaint.reference);
  expect(new Set(same).size).toBe(1);
  const { rows } = await site.pool.query('select number from complaint order by number');
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
  expect(new Set(answers.map((it) => (it.json() as FiledComplaint).complaint.reference)).size).toBe(31);

  await site.runJobs();
  const receipts = await site.pool.query(`select 1 from demo_mail where recipient = 'lucia@ejemplo.pe'`);
  expect(receipts.rowCount).toBe(20);
  await site.pool.query('delete from attempt_window');
});

test('a complaint without required fields is refused', async () => {
  const bare = sheet({ kind: 'peticion', good: null });
  const answer = await file({
    uuid: randomUUID(),
    sheet: { ...bare, consumer: { ...bare.consumer, address: null, document: null } },
  });
  expect(answer.json()).toMatchObject({ status: 400, code: 'complaint_incomplete' });
  expect(answer.problem().issues.map(({ path }: { path: string }) => path)).toEqual([
    'body.sheet.kind',
    'body.sheet.consumer.document',
    'body.sheet.consumer.address',
    'body.sheet.good',
  ]);
  const consumer = { ...bare.consumer, document: { kind: 'dni', number: '1234' } };
  const short = await file({ uuid: randomUUID(), sheet: sheet({ consumer }) });
  expect(short.problem().issues).toMatchObject([
    { path: 'body.sheet.consumer.document.number', message: 'El DNI tiene 8 dígitos.' },
  ]);
  const guardian = { name: 'Rosa Ñopo', document: { kind: 'dni', number: 'abc' } };
  const minor = await file({ uuid: randomUUID(), sheet: sheet({ guardian }) });
  expect(minor.problem().issues.map(({ path }: { path: string }) => path)).toEqual([
    'body.sheet.guardian.document.number',
  ]);
});

test('an invalid telephone number is refused with an error of its field', async () => {
  const consumer = { ...sheet().consumer, phone: 'abc' };
  const answer = await file({ uuid: randomUUID(), sheet: sheet({ consumer }) });
  expect(answer.json()).toMatchObject({
    code: 'invalid',
    issues: [{ path: 'body.sheet.consumer.phone', message: expect.stringContaining('teléfono completo') }],
  });
});

test('the complaint book shows the prefix of its numbers', async () => {
  const book = await call(site.app, routes.showComplaintBook);
  const { complaint } = await filed();
  expect(complaint.reference.startsWith(`${book.json().prefix}-`)).toBe(true);
});

test('the secret of another complaint and a guessed PIN are refused', async () => {
  const { complaint } = await filed();
  const other = await filed();
  for (const headers of [
    {},
    withSecret(other.secret),
    withSecret('x'),
    people.traveller.headers,
    people.moderator.headers,
  ]) {
    const answer = await open(complaint.reference, headers);
    expect(answer.statusCode).toBe(404);
  }
  expect((await open(complaint.reference.slice(0, -7))).statusCode).toBe(404);
  expect((await open('LR-2020-000001')).problem().detail).toBe((await open(complaint.reference)).problem().detail);

  await site.runJobs();
  const { rows } = await site.pool.query(
    `select body_text from demo_mail where subject like $1 order by sent_at desc`,
    [`${complaint.reference}%`],
  );
  const [, pin] = /PIN: (\d{8})/.exec(rows[0].body_text)!;
  const wrong = pin === '00000000' ? '00000001' : '00000000';
  await Promise.all(Array.from({ length: 10 }, () => open(complaint.reference, { 'vereda-complaint-pin': wrong })));
  expect((await open(complaint.reference, { 'vereda-complaint-pin': pin! })).statusCode).toBe(404);
  await settle(`update complaint set pin_failures_since = now() - interval '61 minutes' where reference = $1`, [
    complaint.reference,
  ]);
  expect((await open(complaint.reference, { 'vereda-complaint-pin': pin! })).statusCode).toBe(200);
});

test('the account that filed a complaint can open it', async () => {
  const answer = await file({ uuid: randomUUID(), sheet: sheet() }, people.traveller.headers);
  const { complaint }: FiledComplaint = answer.json();
  expect((await open(complaint.reference, people.traveller.headers)).statusCode).toBe(200);
});

test('a consumer who disputes the answer (“no conforme”) starts a new deadline', async () => {
  const mine = await filed({ consumer: { ...sheet().consumer, email: 'ana@ejemplo.pe' } });
  const { reference } = mine.complaint;
  expect((await atRegion(reference, { action: 'take' }, people.editor)).statusCode).toBe(403);
  expect((await atRegion(reference, { action: 'answer' })).problem().issues).toMatchObject([{ path: 'body.body' }]);
  const taken: RegionComplaint = (await atRegion(reference, { action: 'take' })).json();
  expect(taken).toMatchObject({ state: 'in_progress', assignedTo: people.moderator.id });
  await atRegion(reference, { action: 'note', body: 'Llamé al operador.' });
  const answered: RegionComplaint = (
    await atRegion(reference, { action: 'answer', body: 'Te devolvemos el total.' })
  ).json();
  expect(answered).toMatchObject({ state: 'answered', clock: { left: null, standing: 'in_time' } });
  expect((await atRegion(reference, { action: 'answer', body: 'Otra vez.' })).problem().code).toBe(
    'complaint_action_refused',
  );

  await site.runJobs();
  expect((await emailsTo('ana@ejemplo.pe'))[0].body_text).toContain('Te devolvemos el total.');
  const seen: Complaint = (await open(reference, withSecret(mine.secret))).json();
  expect(seen.events.map(({ action }) => action)).toEqual(['file', 'take', 'answer']);
  expect(seen.actions).toEqual(['accept', 'dispute', 'escalate']);

  const disputed: Complaint = (await act(mine, 'dispute', 'No llegó nada.')).json();
  expect(disputed).toMatchObject({ state: 'in_progress', clock: { left: 15, standing: 'running' } });
  await site.runJobs();
  expect((await emailsTo('turismo@example.org'))[0].body_text).toContain('no está conforme');
  const audit = await site.pool.query(`select action from audit_event where subject_id = $1 order by at`, [reference]);
  expect(audit.rows.map(({ action }) => action)).toEqual(['complaints.take', 'complaints.note', 'complaints.answer']);
});

test('a complaint whose answer is late can be escalated', async () => {
  const late = await filed();
  await settle(`update complaint set clock_from = '2026-01-02', due_on = '2026-01-23' where reference = $1`, [
    late.complaint.reference,
  ]);
  expect((await open(late.complaint.reference, withSecret(late.secret))).json()).toMatchObject({
    clock: { standing: 'late' },
    actions: ['escalate', 'withdraw'],
  });
  await site.platform.jobs.add(site.db, 'complaints/remind-staff', {});
  await site.runJobs();
  const [reminder] = await emailsTo('turismo@example.org');
  expect(reminder.subject).toBe('Hay 1 reclamo vencido');
  expect(reminder.body_text).toContain(`${late.complaint.reference}: venció el 23 de enero de 2026`);

  const page = await list({ view: 'late' });
  expect(page.items.map(({ reference }) => reference)).toEqual([late.complaint.reference]);
  expect(page.counts.late).toBe(1);
  expect((await act(late, 'escalate')).json()).toMatchObject({ state: 'escalated', actions: [] });
  const extended = await atRegion(late.complaint.reference, { action: 'extend', body: 'Falta un informe.' });
  expect(extended.problem().code).toBe('complaint_action_refused');
});

test('a complaint is closed thirty days after an answer that the consumer does not dispute', async () => {
  const mine = await filed();
  await atRegion(mine.complaint.reference, { action: 'answer', body: 'Respuesta.' });
  const close = async () => {
    await site.platform.jobs.add(site.db, 'complaints/close-uncontradicted', {});
    await site.runJobs();
    return (await open(mine.complaint.reference, withSecret(mine.secret))).json().state;
  };
  expect(await close()).toBe('answered');
  await settle(`update complaint set answered_at = now() - interval '31 days' where reference = $1`, [
    mine.complaint.reference,
  ]);
  expect(await close()).toBe('closed');
  expect((await act(mine, 'dispute', 'Sigue igual.')).json().state).toBe('in_progress');
});

test('the pages of the list contain each complaint once', async () => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: RegionPage = await list({ view: 'all', cursor });
    seen.push(...page.items.map(({ reference }) => reference));
    cursor = page.next;
  }
  const { rows } = await site.pool.query('select count(*)::int as all from complaint');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(rows[0].all);
});

test('the database refuses to delete a complaint', async () => {
  for (const sql of ['delete from complaint_event', 'delete from complaint', `update complaint_event set body = 'x'`])
    await expect(settle(sql)).rejects.toThrow();
});

test('a complaint keeps the rules of the country in which it was filed', async () => {
  const before = await filed();
  const { headers } = people.admin;
  const { version, settings } = (await call(site.app, showOrganisationSettings, { headers })).json();
  const body = { version, settings: { ...settings, country: 'CO' } };
  expect((await call(site.app, saveOrganisationSettings, { headers, body })).statusCode).toBe(200);

  const book = (await call(site.app, routes.showComplaintBook)).json();
  expect(book).toMatchObject({
    shortName: 'PQR',
    authority: { shortName: 'SIC', article: 'la' },
    required: ['name', 'document', 'email', 'detail', 'request'],
  });
  const petition = await file({
    uuid: randomUUID(),
    sheet: sheet({
      kind: 'peticion',
      good: null,
      consumer: { ...sheet().consumer, document: { kind: 'cc', number: '1.020.304.050' }, address: null },
    }),
  });
  const { complaint }: FiledComplaint = petition.json();
  expect(complaint.reference).toMatch(/^PQR-\d{4}-0000\d\d-[0-9A-Z]{6}$/);
  const longer: RegionComplaint = (
    await atRegion(complaint.reference, { action: 'extend', body: 'Falta un informe.' })
  ).json();
  expect(longer.clock).toMatchObject({ days: 30, extended: true });
  expect((await open(before.complaint.reference, withSecret(before.secret))).json()).toMatchObject({
    bookName: 'Libro de Reclamaciones Virtual',
    authority: { shortName: 'Indecopi' },
    clock: { dueOn: before.complaint.clock.dueOn },
  });
});
