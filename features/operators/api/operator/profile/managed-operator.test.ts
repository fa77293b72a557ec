import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Issue } from '#features/issues.ts';
import { USUAL_POLICY } from '#features/operators/contract/cancellation-policy.ts';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import { OPERATOR_INVITATION_HEADER } from '#features/operators/contract/headers.ts';
import type { ManagedOption, ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import * as sales from '#features/operators/contract/managed-plan-routes.ts';
import type { DocumentKind } from '#features/operators/contract/operator.ts';
import * as own from '#features/operators/contract/operator-routes.ts';
import * as plans from '#features/operators/contract/plan-routes.ts';
import * as region from '#features/operators/contract/region-routes.ts';
import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import { AREAS } from '#server/create-server.ts';
import { call } from '#tests/call.ts';
import { pdfOf } from '#tests/pdf.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { insertPlaces } from '#tests/places.ts';
import { insertPlan } from '#tests/plans.ts';
import { testSite } from '#tests/site.ts';
import { decideMinimum } from '../../departures/decide-minimum.ts';
import { openBankAccounts } from '../bank/bank-accounts.ts';
import { minimumDue } from '../departures/departure.store.ts';

const site = await testSite({
  areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
  settings: { APP_TOKEN: 'the-app-token', PUBLIC_URL: 'http://localhost:3000' },
});
afterAll(site.close);
const { db, pool } = site;

async function ask<Of extends Shape>(person: TestPerson, route: Route<Of>, input: InputOf<Of>) {
  const { body: payload } = input as { body?: object };
  const answer = await site.app.inject({
    method: route.method,
    url: pathOf(route, input),
    headers: person.headers,
    payload,
  });
  const body = answer.body ? answer.json() : null;
  return { status: answer.statusCode, body: body as ReplyOf<Of>, issues: (body?.issues ?? []) as Issue[] };
}
const showPublicPlan = (slug: string) =>
  call(site.app, plans.showPlan, {
    params: { idOrSlug: slug },
    headers: { authorization: 'Bearer the-app-token' },
  });

let owner: TestPerson;
let stranger: TestPerson;
let admin: TestPerson;
let museum: string;
let operator: string;
let params: { operatorId: string };

beforeAll(async () => {
  [museum] = (await insertPlaces(db, 'trujillo', [
    { name: 'Museo', hours_class: 'known', hours_rule: 'Tu-Su 09:00-16:00' },
  ])) as [string];
  owner = await insertPerson(db, 'trujillo', { name: 'Olga Dueña' });
  stranger = await insertPerson(db, 'trujillo', { name: 'Otra Persona' });
  admin = await insertPerson(db, 'trujillo', { name: 'Ana Admin', staff: 'admin' });
});

const change = {
  name: 'Operadora Luna',
  profile: {
    about: 'Caminamos despacio.',
    languages: ['es'],
    phone: '+51 900 111 222',
    email: 'luna@ejemplo.pe',
    colour: '#11595C',
    poster: { scene: 'huaca', seed: 'luna' },
    address: 'Jr. Pizarro 1',
    lon: -79.03,
    lat: -8.11,
  },
  legal: {
    legalName: 'Luna SAC',
    taxNumber: '20123456786',
    representative: 'Olga Dueña',
    address: 'Jr. Pizarro 1',
    register: { number: 'LL-001', issued_by: 'La Libertad' },
  },
  registerUntil: '2031-01-01',
};
const bank = {
  holder: 'Luna SAC',
  bank: 'Banco de Prueba',
  bankCode: 'BPRUPEPL',
  account: '00219300123456789012',
  currency: 'PEN',
};

async function uploadPhoto(kind: DocumentKind) {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  return site.app.inject({
    method: 'POST',
    url: pathOf(own.uploadOperatorDocument, { params, query: { kind, name: 'Constancia' } }),
    headers: { ...owner.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  });
}

test('an operator is registered, completed, submitted and verified', async () => {
  const made = await ask(owner, own.registerOperator, { body: { name: 'Luna' } });
  expect(made).toMatchObject({ status: 201, body: { items: [{ role: 'owner', state: 'draft' }] } });
  operator = made.body.items[0]!.id;
  params = { operatorId: operator };

  expect(await ask(stranger, own.showOperator, { params })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const early = await ask(owner, own.submitOperator, { params });
  expect(early).toMatchObject({ status: 409, body: { code: 'operator_incomplete' } });
  expect(early.issues.map(({ path }) => path)).toContain('bank');

  const mistyped = { ...change, profile: { ...change.profile, email: 'luna@' }, registerUntil: 'mañana' };
  expect(await ask(owner, own.changeOperator, { params, body: mistyped })).toMatchObject({
    status: 400,
    body: {
      issues: [
        { path: 'body.profile.email', code: 'format', message: 'Debe ser un correo como ana@ejemplo.pe.' },
        { path: 'body.registerUntil', code: 'format' },
      ],
    },
  });
  const wrongNumbers = {
    ...change,
    profile: { ...change.profile, phone: 'abc' },
    legal: { ...change.legal, taxNumber: '20123456789' },
  };
  expect((await ask(owner, own.changeOperator, { params, body: wrongNumbers })).issues).toMatchObject([
    { path: 'body.profile.phone' },
  ]);
  wrongNumbers.profile = change.profile;
  expect((await ask(owner, own.changeOperator, { params, body: wrongNumbers })).issues).toMatchObject([
    { path: 'body.legal.taxNumber', message: expect.stringContaining('RUC tiene 11 dígitos') },
  ]);
  const short = { ...bank, account: '5701234' };
  expect((await ask(owner, own.changeBank, { params, body: short })).issues).toMatchObject([
    { path: 'body.account', message: expect.stringContaining('CCI tiene 20 dígitos') },
  ]);
  const { centre } = (await site.platform.region.current()).settings;
  const { lon, lat } = centre;
  for (const nowhere of [{ lon, lat }, { unplaced: true as const }]) {
    const body = { ...change, profile: { ...change.profile, ...nowhere } };
    const unplaced = (await ask(owner, own.changeOperator, { params, body })).body;
    expect(unplaced.profile).toMatchObject({ unplaced: true });
    expect(unplaced.missing).toContainEqual({ path: 'profile.lon', message: 'Marca en el mapa dónde te encuentran.' });
  }
  expect((await ask(owner, own.changeOperator, { params, body: change })).body.profile.unplaced).toBeUndefined();
  const banked = await ask(owner, own.changeBank, { params, body: bank });
  expect(banked.body).toMatchObject({ bank: { ending: '9012' }, can: { submit: false, sell: false } });
  expect(banked.body.missing.map(({ path }) => path)).toEqual(['documents', 'documents', 'documents']);
  expect(banked.body.missing).toContainEqual({ path: 'documents', message: 'Sube: Constancia del RUC.' });
  for (const kind of ['register', 'tax', 'identity'] as const) {
    expect(await ask(owner, own.submitOperator, { params })).toMatchObject({ body: { code: 'operator_incomplete' } });
    expect((await uploadPhoto(kind)).statusCode).toBe(201);
  }
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({ missing: [], can: { submit: true } });
  const { rows } = await pool.query<{ sealed: Buffer }>('select bank_sealed as sealed from operator where id = $1', [
    operator,
  ]);
  expect(rows[0]!.sealed.toString('latin1')).not.toContain('123456789012');
  const accounts = await openBankAccounts(site.platform.config);
  expect(accounts.open(rows[0]!.sealed, { region: 'trujillo', operatorId: operator })).toEqual(bank);
  expect(accounts.open(rows[0]!.sealed, { region: 'trujillo', operatorId: randomUUID() })).toBeUndefined();

  expect((await ask(owner, own.submitOperator, { params })).body.state).toBe('submitted');
  expect(
    await ask(owner, own.changeOperator, { params, body: { ...change, registerUntil: '2035-01-01' } }),
  ).toMatchObject({
    body: { code: 'operator_locked' },
  });

  expect(await ask(owner, region.showRegionOperator, { params })).toMatchObject({ status: 403 });
  expect(await ask(admin, region.reviewOperator, { params, body: { action: 'send_back' } })).toMatchObject({
    body: { code: 'reason_needed' },
  });
  const verified = await ask(admin, region.reviewOperator, { params, body: { action: 'verify' } });
  expect(verified).toMatchObject({
    status: 200,
    body: { state: 'verified', company: 'luna', events: [{ action: 'verify', who: 'Ana Admin' }, {}] },
  });
  const company = await pool.query(`select name, kind_label, interest from company where slug = 'luna'`);
  expect(company.rows).toEqual([{ name: 'Operadora Luna', kind_label: 'Operador turístico', interest: 0 }]);
  await site.runJobs();
  const mails = await pool.query('select recipient, subject, body_text as text from demo_mail');
  expect(mails.rows).toContainEqual({
    recipient: owner.email,
    subject: 'Operadora Luna ya puede vender',
    text: expect.stringContaining(`http://localhost:3000/operador/${operator}\n`),
  });
  const audit = await pool.query(`select action from audit_event where subject_id = $1 order by at`, [operator]);
  expect(audit.rows).toEqual([{ action: 'operators.change_account' }, { action: 'operators.verify' }]);
});

test('the form asks for each field of the country’s register once', async () => {
  const register = await ask(owner, own.showRegisterFields, {});
  expect(register.body).toMatchObject({ taxName: 'RUC', until: { label: 'Vigente hasta', required: false } });
  expect(register.body.fields.map(({ id }) => id)).toEqual(['number', 'category', 'issued_by']);

  const { rows } = await pool.query<{ legal: object }>('select legal from operator where id = $1', [operator]);
  const { taxNumber: _, ...rest } = change.legal;
  const before = { ...rest, register: { ...rest.register, tax_number: '20999999990', valid_until: '2031-01-01' } };
  await pool.query('update operator set legal = $2 where id = $1', [operator, JSON.stringify(before)]);
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({
    legal: { taxNumber: '20999999990', register: rest.register },
    missing: [],
  });
  await pool.query('update operator set legal = $2 where id = $1', [operator, JSON.stringify(rows[0]!.legal)]);
});

test('only owners and the region can read documents', async () => {
  const sent = await uploadPhoto('certificate');
  expect(sent.statusCode).toBe(201);
  const { id } = sent.json().items.at(-1);
  const document = { params: { ...params, documentId: id } };
  const read = ({ headers }: TestPerson) => call(site.app, own.showOperatorDocument, { ...document, headers });
  expect((await read(owner)).headers['content-type']).toBe('image/webp');
  const { headers } = admin;
  expect((await call(site.app, region.showRegionOperatorDocument, { ...document, headers })).statusCode).toBe(200);
  expect((await read(stranger)).statusCode).toBe(404);
  expect((await ask(owner, own.removeOperatorDocument, document)).body.items).toHaveLength(3);
});

test('each page of a PDF becomes a picture, and the PDF is not stored', async () => {
  const sent = await site.app.inject({
    method: 'POST',
    url: pathOf(own.uploadOperatorDocument, { params, query: { kind: 'certificate', name: 'Certificado.pdf' } }),
    headers: { ...owner.headers, 'content-type': 'application/pdf' },
    payload: await pdfOf(2),
  });
  expect(sent.statusCode).toBe(201);
  const { rows } = await pool.query<{ name: string; picture: Buffer; width: number; height: number }>(
    `select name, picture, width, height from operator_document where operator_id = $1 and kind = 'certificate' order by name`,
    [operator],
  );
  expect(rows.map(({ name }) => name)).toEqual(['Certificado.pdf (1 de 2)', 'Certificado.pdf (2 de 2)']);
  for (const { picture, width, height } of rows)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });

  const long = await site.app.inject({
    method: 'POST',
    url: pathOf(own.uploadOperatorDocument, { params, query: { kind: 'certificate', name: 'Libro.pdf' } }),
    headers: { ...owner.headers, 'content-type': 'application/pdf' },
    payload: await pdfOf(7),
  });
  expect(long.json()).toMatchObject({
    status: 413,
    code: 'pdf_too_long',
    detail: expect.stringContaining('6 páginas'),
  });
});

test('the last owner cannot leave', async () => {
  const guide = await insertPerson(db, 'trujillo', { name: 'Gina Guía', email: 'gina@ejemplo.pe' });
  await ask(owner, own.inviteOperatorMember, { params, body: { email: guide.email, role: 'guide' } });
  await site.runJobs();
  const { rows } = await pool.query<{ text: string }>('select body_text as text from demo_mail where recipient = $1', [
    guide.email,
  ]);
  const secret = /#([\w-]{43})\b/.exec(rows[0]!.text)![1]!;
  const accept = (person: TestPerson) =>
    call(site.app, own.acceptOperatorInvitation, {
      headers: { ...person.headers, [OPERATOR_INVITATION_HEADER]: secret },
    });
  expect((await accept(stranger)).json()).toMatchObject({ code: 'operator_invitation_for_another' });
  await pool.query(`update account set state = 'suspended' where id = $1`, [owner.id]);
  expect((await accept(guide)).json()).toMatchObject({ code: 'operator_invitation_not_found' });
  await pool.query(`update account set state = 'active' where id = $1`, [owner.id]);
  expect((await accept(guide)).json()).toMatchObject({ role: 'guide', operator: { name: 'Operadora Luna' } });
  expect((await accept(guide)).json()).toMatchObject({ code: 'operator_invitation_not_found' });

  expect((await ask(guide, own.showOperator, { params })).status).toBe(200);
  expect((await ask(guide, sales.listOperatorPlans, { params })).status).toBe(403);
  const { body } = await ask(owner, own.showOperatorTeam, { params });
  expect(body.items.map(({ role }) => role)).toEqual(['owner', 'guide']);
  expect(await ask(owner, own.removeOperatorMember, { params: { ...params, accountId: owner.id } })).toMatchObject({
    status: 409,
    body: { code: 'last_owner' },
  });
  expect((await ask(owner, own.removeOperatorMember, { params: { ...params, accountId: guide.id } })).status).toBe(204);
});

test('an email address gets at most three invitations a day', async () => {
  const invite = (email: string) => ask(owner, own.inviteOperatorMember, { params, body: { email, role: 'guide' } });
  await pool.query('delete from attempt_window');
  for (const email of ['una@ejemplo.pe', 'Una@ejemplo.pe', 'UNA@ejemplo.pe'])
    expect((await invite(email)).status).toBe(201);
  expect(await invite('una@ejemplo.pe')).toMatchObject({ status: 429, body: { code: 'too_many_emails' } });
  const { rows } = await pool.query('select cardinality(hits) as hits from attempt_window order by 1');
  expect(rows.map(({ hits }) => hits)).toEqual([3, 3, 3]);
  await pool.query('delete from attempt_window');
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await invite(`otra${n}@ejemplo.pe`)).status);
  expect(statuses).toEqual([...Array(20).fill(201), 429]);
  await pool.query('delete from operator_invitation where accepted_at is null');
});

let plan: ManagedPlanDetail;
const adult = randomUUID();
const option = (changes: Partial<ManagedOption> = {}): ManagedOption => ({
  id: OPTION,
  name: 'En grupo',
  language: 'es',
  durationMinutes: 120,
  cutoffMinutes: 60,
  capacity: 8,
  minimumGroup: 1,
  minimumOutcome: 'guaranteed',
  minimumDecidedHours: 24,
  minUnits: 1,
  maxUnits: 8,
  private: false,
  depositBps: 10_000,
  balanceDays: 30,
  units: [
    {
      id: adult,
      type: 'ADULT',
      name: 'Adulto',
      minAge: null,
      maxAge: null,
      places: 1,
      idRequired: false,
      accompaniedBy: [],
    },
  ],
  prices: [{ unit: adult, from: null, to: null, weekdays: null, amount: 5000 }],
  ...changes,
});
const OPTION = randomUUID();
const rule = (changes: Partial<DepartureRule> = {}): DepartureRule => ({
  from: null,
  to: null,
  weekdays: [1, 2],
  times: ['10:00'],
  openingHours: null,
  exceptions: [],
  onlyOpen: true,
  capacity: null,
  resources: [],
  ...changes,
});

test('the rule of an approved plan makes no departures on closed days', async () => {
  const begun = await ask(owner, sales.createPlan, {
    params,
    body: { title: 'El museo en dos horas', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
  });
  expect(begun).toMatchObject({ status: 201, body: { slug: 'el-museo-en-dos-horas', state: 'draft', version: 1 } });
  plan = begun.body;
  const onPlan = { params: { ...params, planId: plan.id } };
  expect(await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).toMatchObject({
    status: 409,
    body: { code: 'plan_incomplete', issues: [{ code: 'no_summary' }, { code: 'no_story' }, { code: 'no_options' }] },
  });

  const stops = [{ begin: 600, minutes: 60, place: museum, title: 'Museo', note: '', included: true }];
  const texts = { summary: 'Con guía.', description: 'Dos salas y un patio, con quien las cuida.' };
  const content = { ...plan.content, ...texts, days: [{ title: 'Uno', stops }] };
  const saved = await ask(owner, sales.changePlan, {
    ...onPlan,
    body: { revision: 1, content, facts: { ...plan.facts, category: 'culture' } },
  });
  expect(saved).toMatchObject({ status: 200, body: { version: 1, revision: 2 } });
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 1, content, facts: plan.facts } }),
  ).toMatchObject({
    body: { code: 'plan_changed' },
  });
  const nowhere = { ...content, days: [{ title: 'Uno', stops: [{ ...stops[0]!, place: randomUUID() }] }] };
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 2, content: nowhere, facts: plan.facts } }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.content.days.0.stops.0.place' }] },
  });

  expect(
    (await ask(owner, sales.changePlanOptions, { ...onPlan, body: { revision: 1, items: [option()] } })).status,
  ).toBe(200);
  expect(
    await ask(owner, sales.addDepartureRule, { ...onPlan, body: { optionId: OPTION, rule: rule({ times: [] }) } }),
  ).toMatchObject({
    body: { code: 'rule_senseless' },
  });
  const warned = await ask(owner, sales.addDepartureRule, {
    ...onPlan,
    body: { optionId: OPTION, rule: rule({ onlyOpen: false }) },
  });
  const onRule = { params: { ...onPlan.params, ruleId: warned.body.rule!.id } };
  expect((await ask(owner, sales.showOperatorPlan, onPlan)).body.warnings).toMatchObject([
    { code: 'closed', blocks: false },
  ]);
  const made = await ask(owner, sales.changeDepartureRule, {
    ...onRule,
    body: { revision: 1, optionId: OPTION, rule: rule() },
  });
  // The museum is closed on Mondays, so only Monday departures are deleted.
  expect(made.body.made).toBe(0);
  expect(made.body.dropped).toBeGreaterThan(warned.body.made * 0.4);
  expect(made.body.dropped).toBeLessThan(warned.body.made * 0.6);
  const later = await ask(owner, sales.changeDepartureRule, {
    ...onRule,
    body: { revision: 2, optionId: OPTION, rule: rule({ capacity: 4 }) },
  });
  expect(later.body).toMatchObject({ made: 0, changed: warned.body.made - made.body.dropped, dropped: 0 });

  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body.state).toBe('submitted');
  expect(
    await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 2, content, facts: plan.facts } }),
  ).toMatchObject({
    body: { code: 'plan_cannot' },
  });
  const queue = await ask(admin, region.listSubmittedPlans, {});
  expect(queue.body.items.map(({ id }) => id)).toEqual([plan.id]);
  const approved = await ask(admin, region.reviewPlan, {
    params: { planId: plan.id },
    body: { action: 'approve' },
  });
  expect(approved.body).toMatchObject({ state: 'on_sale', soldVersion: 1, priceFrom: 5000 });
  const shown = await showPublicPlan(plan.slug);
  expect(shown.json()).toMatchObject({ title: 'El museo en dos horas', priceFrom: 5000, category: 'culture' });
});

test('pictures of other sites and refunds that grow with time are refused', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  const sent = await site.app.inject({
    method: 'POST',
    url: pathOf(sales.uploadPlanPicture, { ...onPlan, query: { alt: 'Un patio' } }),
    headers: { ...owner.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  });
  expect(sent.json()).toMatchObject({ kind: 'photo', file: expect.stringMatching(/^\/archivos\//), alt: 'Un patio' });
  expect((await site.app.inject({ url: sent.json().file })).statusCode).toBe(200);

  const { content, facts } = plan;
  const save = async (change: Partial<typeof content>) =>
    (
      await ask(owner, sales.changePlan, {
        ...onPlan,
        body: { revision: 2, content: { ...content, ...change }, facts },
      })
    ).issues;
  const foreign = { ...sent.json(), file: 'https://otro.example/x.jpg' };
  expect(await save({ pictures: [foreign] })).toMatchObject([{ path: 'body.content.pictures.0.file' }]);
  const bands = [
    { before: { amount: 2, unit: 'day' as const }, refundBps: 5000 },
    { before: { amount: 1, unit: 'day' as const }, refundBps: 10_000 },
  ];
  expect(await save({ policy: { ...USUAL_POLICY, bands } })).toMatchObject([{ path: 'body.content.policy.bands' }]);
});

test('at the deadline, a departure with enough people is guaranteed', async () => {
  const soon = new Date(Date.now() + 20 * 3_600_000);
  const made = await insertPlan(db, 'trujillo', {
    departures: ['2031-05-07 09:00', '2031-05-07 11:00', '2031-05-07 13:00'],
  });
  const [full, thin, far] = made.departures as [string, string, string];
  await pool.query(`update plan_option set minimum_group = 3, minimum_outcome = 'cancel' where id = $1`, [made.option]);
  await pool.query(
    `update departure set starts_at = $2, ends_at = $2::timestamptz + interval '2 hours' where id = any($1)`,
    [[full, thin], soon],
  );
  await pool.query(`update departure set taken = case when id = $1 then 3 else 2 end where id = any($2)`, [
    full,
    made.departures,
  ]);
  expect(await decideMinimum(site.platform)).toBe(1);
  const { rows } = await pool.query(`select id, state from departure where id = any($1)`, [made.departures]);
  expect(Object.fromEntries(rows.map(({ id, state }) => [id, state]))).toEqual({
    [full]: 'guaranteed',
    [thin]: 'scheduled',
    [far]: 'scheduled',
  });
  expect(await minimumDue(db, 'trujillo', new Date())).toMatchObject([{ id: thin, reached: false, outcome: 'cancel' }]);
});

test('the approved version stays on sale while the region reviews the next version', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const { body: before } = await ask(owner, sales.showOperatorPlan, onPlan);
  const content = { ...before.content, title: 'El museo despacio', policy: { ...USUAL_POLICY, bands: [] } };
  const saved = await ask(owner, sales.changePlan, {
    ...onPlan,
    body: { revision: before.revision, content, facts: before.facts },
  });
  expect(saved.body).toMatchObject({ version: 2, soldVersion: 1, state: 'on_sale' });
  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body).toMatchObject({
    state: 'on_sale',
    review: 'submitted',
  });
  const title = async () => (await showPublicPlan(plan.slug)).json().title;
  expect(await title()).toBe('El museo en dos horas');
  const { body: seen } = await ask(admin, region.showSubmittedPlan, { params: { planId: plan.id } });
  expect(seen).toMatchObject({
    content: { title: 'El museo despacio' },
    approved: { content: { title: 'El museo en dos horas' }, offer: { options: before.options } },
    places: [{ id: museum, name: 'Museo' }],
  });
  expect(seen.approved?.policyWords).not.toEqual(seen.policyWords);
  expect(seen.approved?.offer?.rules.map(({ id }) => id)).toEqual(before.rules.map(({ id }) => id));
  const changes = await ask(admin, region.reviewPlan, {
    params: { planId: plan.id },
    body: { action: 'request_changes', reason: 'Falta la dirección' },
  });
  expect(changes.body).toMatchObject({
    state: 'on_sale',
    review: 'changes_requested',
    reviewNote: 'Falta la dirección',
  });
  await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } });
  await ask(admin, region.reviewPlan, { params: { planId: plan.id }, body: { action: 'approve' } });
  expect(await title()).toBe('El museo despacio');
  expect((await ask(owner, sales.showOperatorPlan, onPlan)).body.can).toEqual(['pause', 'retire']);
  expect(await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).toMatchObject({
    body: { code: 'plan_cannot' },
  });
  await expect(
    pool.query(`update plan_version set content = '{}' where plan_id = $1 and version = 1`, [plan.id]),
  ).rejects.toThrow(/never edited/);
});

test('the operator sees why the region took a plan off sale, and can submit the plan again unchanged', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const act = (body: { action: 'take_off' | 'put_back' | 'approve'; reason?: string }) =>
    ask(admin, region.reviewPlan, { params: { planId: plan.id }, body });
  expect(await act({ action: 'take_off' })).toMatchObject({ body: { code: 'reason_needed' } });
  const reason = 'El bote no tiene chalecos.';
  expect((await act({ action: 'take_off', reason })).body).toMatchObject({ state: 'changes_requested', review: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(404);
  expect(await act({ action: 'take_off', reason })).toMatchObject({ body: { code: 'plan_cannot' } });
  const listed = await ask(admin, region.showRegionOperator, { params });
  expect(listed.body.planList).toContainEqual(expect.objectContaining({ id: plan.id, state: 'changes_requested' }));

  const { body: seen } = await ask(owner, sales.showOperatorPlan, onPlan);
  expect(seen).toMatchObject({ reviewNote: reason, can: ['submit', 'retire'] });
  await site.runJobs();
  const { rows: mails } = await pool.query(
    `select subject, body_text as text from demo_mail order by sent_at desc limit 5`,
  );
  expect(mails.some(({ subject, text }) => subject.includes('de la venta') && text.includes(reason))).toBe(true);
  const { rows: logged } = await pool.query(`select reason from audit_event where action = 'plans.take_off'`);
  expect(logged).toEqual([{ reason }]);

  expect((await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } })).body.state).toBe('submitted');
  expect((await act({ action: 'approve' })).body).toMatchObject({ state: 'on_sale', reviewNote: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(200);
});

test('the region puts a plan back on sale that it took off, and the operator gets an email', async () => {
  const act = (body: { action: 'take_off' | 'put_back'; reason?: string }) =>
    ask(admin, region.reviewPlan, { params: { planId: plan.id }, body });
  expect((await act({ action: 'take_off', reason: 'Falta el seguro.' })).body.can).toEqual(['put_back']);
  expect((await act({ action: 'put_back' })).body).toMatchObject({ state: 'on_sale', reviewNote: null });
  expect((await showPublicPlan(plan.slug)).statusCode).toBe(200);
  expect(await act({ action: 'put_back' })).toMatchObject({ body: { code: 'plan_cannot' } });
  await site.runJobs();
  const { rows } = await pool.query(`select from demo_mail where subject like '%otra vez a la venta%'`);
  expect(rows).toHaveLength(1);
});

test('an operator adds a departure and sets its capacity and prices', async () => {
  const byHand = {
    optionId: OPTION,
    date: '2031-05-07',
    time: '11:00',
    openingHours: null,
    capacity: 5,
    resources: [],
  };
  const made = await ask(owner, sales.createDeparture, { params, body: byHand });
  expect(made).toMatchObject({
    status: 201,
    body: {
      startsAt: '2031-05-07T16:00:00.000Z',
      capacity: 5,
      ruleId: null,
      can: ['guarantee', 'close', 'depart', 'cancel'],
    },
  });
  expect(await ask(owner, sales.createDeparture, { params, body: byHand })).toMatchObject({
    body: { code: 'departure_exists' },
  });
  expect(await ask(owner, sales.createDeparture, { params, body: { ...byHand, date: '2020-01-01' } })).toMatchObject({
    body: { code: 'departure_past' },
  });

  const one = { params: { ...params, departureId: made.body.id } };
  await pool.query('update departure set taken = 4 where id = $1', [made.body.id]);
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { capacity: 3 } })).toMatchObject({
    status: 409,
    body: { code: 'capacity_below_taken' },
  });
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { capacity: 4 } })).toMatchObject({
    status: 200,
    body: { capacity: 4, taken: 4 },
  });
  const prices = [{ unit: adult, from: null, to: null, weekdays: null, amount: 3000 }];
  expect(await ask(owner, sales.changeDeparture, { ...one, body: { prices } })).toMatchObject({
    body: { prices, capacity: 4 },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'close' } })).toMatchObject({
    body: { state: 'closed' },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'guarantee' } })).toMatchObject({
    body: { code: 'departure_cannot' },
  });
  expect(await ask(owner, sales.actOnDeparture, { ...one, body: { action: 'reopen' } })).toMatchObject({
    body: { state: 'scheduled' },
  });
  const month = await ask(owner, sales.listOperatorDepartures, {
    params,
    query: { from: '2031-05-01', to: '2031-05-31' },
  });
  expect(month.body.items.map(({ id }) => id)).toEqual([made.body.id]);
});

test('concurrent capacity cuts never go below the number of sold seats', async () => {
  const { departures, operator: owning } = await insertPlan(db, 'trujillo', {
    operator,
    capacity: 60,
    departures: ['2031-06-01 09:00'],
  });
  expect(owning).toBe(operator);
  const [id] = departures as [string];
  const sell = () =>
    pool
      .query('update departure set taken = taken + 1 where id = $1 and taken + 1 <= capacity', [id])
      .then(({ rowCount }) => rowCount!);
  const cut = (capacity: number) =>
    ask(owner, sales.changeDeparture, { params: { ...params, departureId: id }, body: { capacity } }).then(
      ({ status }) => status,
    );
  const [sold, cuts] = await Promise.all([
    Promise.all(Array.from({ length: 60 }, sell)),
    Promise.all(Array.from({ length: 12 }, (_, i) => cut(55 - 4 * i))),
  ]);
  const { rows } = await pool.query('select capacity, taken from departure where id = $1', [id]);
  expect(rows[0].taken).toBe(sold.reduce((sum, one) => sum + one, 0));
  expect(rows[0].taken).toBeLessThanOrEqual(rows[0].capacity);
  expect(cuts.every((status) => status === 200 || status === 409)).toBe(true);
  await expect(pool.query('update departure set capacity = taken - 1 where id = $1', [id])).rejects.toThrow(
    /departure_never_oversold/,
  );
});

test('removing an option deletes its unsold departures', async () => {
  const onPlan = { params: { ...params, planId: plan.id } };
  const other = await insertPlan(db, 'trujillo', {});
  expect(
    await ask(owner, sales.changePlanOptions, {
      ...onPlan,
      body: { revision: 2, items: [option({ id: other.option })] },
    }),
  ).toMatchObject({
    status: 404,
    body: { code: 'option_not_found' },
  });
  expect(
    await ask(owner, sales.changePlanOptions, { ...onPlan, body: { revision: 2, items: [option({ minUnits: 9 })] } }),
  ).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.items.0.maxUnits' }] },
  });
  const count = async () =>
    (await pool.query(`select from departure where option_id = $1 and rule_id is not null`, [OPTION])).rowCount!;
  expect(await count()).toBeGreaterThan(10);
  const ids = async () =>
    (await pool.query(`select id from departure where option_id = $1 order by id`, [OPTION])).rows;
  const before = await ids();
  expect(
    (
      await ask(owner, sales.changePlanOptions, {
        ...onPlan,
        body: {
          revision: 2,
          items: [option({ name: 'Con otro nombre', prices: [{ ...option().prices[0]!, amount: 5500 }] })],
        },
      })
    ).status,
  ).toBe(200);
  expect(await ids()).toEqual(before);
  const replacement = randomUUID();
  expect(
    (
      await ask(owner, sales.changePlanOptions, {
        ...onPlan,
        body: { revision: 3, items: [option({ id: replacement })] },
      })
    ).body,
  ).toMatchObject({
    items: [{ id: replacement }],
  });
  expect(await count()).toBe(0);
  const left = await pool.query(`select state from departure where option_id = $1 and starts_at > now()`, [OPTION]);
  expect(left.rows).toEqual([{ state: 'closed' }]);
});

test('an expired registration stops the sale overnight', async () => {
  await pool.query(`update operator set register_until = '2026-01-01' where id = $1`, [operator]);
  await site.platform.jobs.add(db, 'operators/lapse', {});
  await site.runJobs();
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({
    state: 'suspended',
    can: { sell: false },
  });
  const shown = await showPublicPlan(plan.slug);
  expect(shown.statusCode).toBe(404);
  expect(await ask(admin, region.reviewOperator, { params, body: { action: 'resume' } })).toMatchObject({
    status: 409,
    body: { code: 'register_over' },
  });
  expect(
    await ask(admin, region.reviewOperator, { params, body: { action: 'resume', registerUntil: '2032-01-01' } }),
  ).toMatchObject({
    body: { state: 'verified', registerUntil: '2032-01-01' },
  });
  const { rows } = await pool.query('select subject from demo_mail where recipient = $1 order by sent_at', [
    owner.email,
  ]);
  expect(rows.map(({ subject }) => subject)).toContain('Venció el registro de Operadora Luna');
});
