import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import * as own from '#features/operators/contract/operator-routes.ts';
import * as region from '#features/operators/contract/region-routes.ts';
import { pathOf } from '#features/route.ts';
import { call } from '#tests/call.ts';
import {
  insertRegionPeople,
  LUNA,
  LUNA_BANK,
  type OperatorParams,
  operatorSite,
  uploadPhoto,
} from '#tests/managed-operator.ts';
import { pdfOf } from '#tests/pdf.ts';
import type { TestPerson } from '#tests/people.ts';
import { openBankAccounts } from '../bank/bank-accounts.ts';

const { site, ask } = await operatorSite();
afterAll(site.close);
const { pool } = site;

const { owner, stranger, admin } = await insertRegionPeople(site);
let operator: string;
let params: OperatorParams;

test('an operator is registered, completed, submitted and verified', async () => {
  const made = await ask(owner, own.registerOperator, { body: { name: 'Luna' } });
  expect(made).toMatchObject({ status: 201, body: { items: [{ role: 'owner', state: 'draft' }] } });
  operator = made.body.items[0]!.id;
  params = { operatorId: operator };

  expect(await ask(stranger, own.showOperator, { params })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  const early = await ask(owner, own.submitOperator, { params });
  expect(early).toMatchObject({ status: 409, body: { code: 'operator_incomplete' } });
  expect(early.issues.map(({ path }) => path)).toContain('bank');

  const mistyped = { ...LUNA, profile: { ...LUNA.profile, email: 'luna@' }, registerUntil: 'mañana' };
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
    ...LUNA,
    profile: { ...LUNA.profile, phone: 'abc' },
    legal: { ...LUNA.legal, taxNumber: '20123456789' },
  };
  expect((await ask(owner, own.changeOperator, { params, body: wrongNumbers })).issues).toMatchObject([
    { path: 'body.profile.phone' },
  ]);
  wrongNumbers.profile = LUNA.profile;
  expect((await ask(owner, own.changeOperator, { params, body: wrongNumbers })).issues).toMatchObject([
    { path: 'body.legal.taxNumber', message: expect.stringContaining('RUC tiene 11 dígitos') },
  ]);
  const short = { ...LUNA_BANK, account: '5701234' };
  expect((await ask(owner, own.changeBank, { params, body: short })).issues).toMatchObject([
    { path: 'body.account', message: expect.stringContaining('CCI tiene 20 dígitos') },
  ]);
  const { centre } = (await site.platform.region.current()).settings;
  const { lon, lat } = centre;
  for (const nowhere of [{ lon, lat }, { unplaced: true as const }]) {
    const body = { ...LUNA, profile: { ...LUNA.profile, ...nowhere } };
    const unplaced = (await ask(owner, own.changeOperator, { params, body })).body;
    expect(unplaced.profile).toMatchObject({ unplaced: true });
    expect(unplaced.missing).toContainEqual({ path: 'profile.lon', message: 'Marca en el mapa dónde te encuentran.' });
  }
  expect((await ask(owner, own.changeOperator, { params, body: LUNA })).body.profile.unplaced).toBeUndefined();
  const banked = await ask(owner, own.changeBank, { params, body: LUNA_BANK });
  expect(banked.body).toMatchObject({ bank: { ending: '9012' }, can: { submit: false, sell: false } });
  expect(banked.body.missing.map(({ path }) => path)).toEqual(['documents', 'documents', 'documents']);
  expect(banked.body.missing).toContainEqual({ path: 'documents', message: 'Sube: Constancia del RUC.' });
  for (const kind of ['register', 'tax', 'identity'] as const) {
    expect(await ask(owner, own.submitOperator, { params })).toMatchObject({ body: { code: 'operator_incomplete' } });
    expect((await uploadPhoto(site, owner, params, kind)).statusCode).toBe(201);
  }
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({ missing: [], can: { submit: true } });
  const { rows } = await pool.query<{ sealed: Buffer }>('select bank_sealed as sealed from operator where id = $1', [
    operator,
  ]);
  expect(rows[0]!.sealed.toString('latin1')).not.toContain('123456789012');
  const accounts = await openBankAccounts(site.platform.config);
  expect(accounts.open(rows[0]!.sealed, { region: 'trujillo', operatorId: operator })).toEqual(LUNA_BANK);
  expect(accounts.open(rows[0]!.sealed, { region: 'trujillo', operatorId: randomUUID() })).toBeUndefined();

  expect((await ask(owner, own.submitOperator, { params })).body.state).toBe('submitted');
  expect(
    await ask(owner, own.changeOperator, { params, body: { ...LUNA, registerUntil: '2035-01-01' } }),
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
  const { taxNumber: _, ...rest } = LUNA.legal;
  const before = { ...rest, register: { ...rest.register, tax_number: '20999999990', valid_until: '2031-01-01' } };
  await pool.query('update operator set legal = $2 where id = $1', [operator, JSON.stringify(before)]);
  expect((await ask(owner, own.showOperator, { params })).body).toMatchObject({
    legal: { taxNumber: '20999999990', register: rest.register },
    missing: [],
  });
  await pool.query('update operator set legal = $2 where id = $1', [operator, JSON.stringify(rows[0]!.legal)]);
});

test('only owners and the region can read documents', async () => {
  const sent = await uploadPhoto(site, owner, params, 'certificate');
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
