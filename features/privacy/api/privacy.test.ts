import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movePerson } from '#features/backoffice/contract/routes.ts';
import type { Decision } from '#features/privacy/contract/consent.ts';
import {
  downloadDataCopy,
  recordConsents,
  requestDataCopy,
  requestErasure,
  showDataCopy,
  showPrivacy,
} from '#features/privacy/contract/routes.ts';
import { keptFiles } from '#server/storage/kept-files.ts';
import { call, requestOf } from '#tests/call.ts';
import { insertLoosely } from '#tests/insert-loosely.ts';
import { openFolder } from '#tests/open-folder.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';
import { EMAIL, insertComplaint, NAME, OWN_WORDS, settleEverywhere, VALUES } from '#tests/person-everywhere.ts';
import { insertPlaces } from '#tests/places.ts';
import { testSite } from '#tests/site.ts';
import { PERSONAL_DATA } from './declaration/tables.ts';
import { readRows } from './personal-data.store.ts';

const [REGION, FAREWELL] = ['trujillo', 'Borramos tu cuenta'];
const DATA_DIR = await openFolder('privacy');
const site = await testSite({
  settings: { DATA_DIR },
  areas: ['policies', 'accounts', 'complaints', 'privacy', 'backoffice'],
});
const { app, db, pool } = site;
const files = keptFiles(site.platform.config);
afterAll(async () => {
  await site.close();
  await rm(DATA_DIR, { recursive: true, force: true });
});

let place: string;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ($1) on conflict do nothing`, [REGION]);
  [place] = (await insertPlaces(db, REGION, [{ name: 'Huaca de la Luna' }])) as [string];
});

const erase = ({ headers }: TestPerson) =>
  call(app, requestErasure, { headers, body: { confirm: 'borrar mi cuenta' } });
const askCopy = ({ headers }: TestPerson) => call(app, requestDataCopy, { headers });
const download = ({ headers }: TestPerson, id: string) => call(app, downloadDataCopy, { params: { id }, headers });

/** Returns every row and every stored file as text, except rows of the farewell email. */
async function everything(): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const tables = await Promise.all(
    rows.map(async ({ name }) =>
      (await pool.query(`select '${name} ' || t::text as line from ${name} t`)).rows.map(({ line }) => line),
    ),
  );
  const names = await readdir(join(DATA_DIR, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => []);
  const kept = await Promise.all(
    names
      .filter((it) => it.isFile())
      .map(async (it) => `${it.parentPath}/${it.name}: ${await readFile(join(it.parentPath, it.name), 'latin1')}`),
  );
  return [...tables.flat().filter((line) => !line.includes(FAREWELL)), ...kept].join('\n');
}

test('after an erasure no table names the person', {
  timeout: 60_000,
}, async () => {
  const person = await insertPerson(db, REGION, { name: NAME, email: EMAIL, secondFactor: true });
  await insertPerson(db, REGION, { name: 'Otra Persona' });
  const kept = await settleEverywhere(site, person.id, place);
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (table.about === 'nobody') continue;
    const rows = await readRows(db, name, { region: REGION, id: person.id, email: EMAIL });
    expect([name, rows.length > 0], 'add a row of the new table to tests/person-everywhere.ts').toEqual([name, true]);
  }

  const seen = (await call(app, showPrivacy, { headers: person.headers })).json();
  expect(seen.holdings.map(({ title, records }) => [title, records > 0])).toEqual(
    seen.holdings.map(({ title }) => [title, true]),
  );
  expect(seen.holdings[0]!.what).toContain('Correo');

  const asked = (await askCopy(person)).json();
  expect(asked).toMatchObject({ state: 'waiting', progress: 0 });
  await site.runJobs();
  const copy = (await call(app, showDataCopy, { params: { id: asked.id }, headers: person.headers })).json();
  expect(copy).toMatchObject({ state: 'ready', progress: 100 });
  const file = await download(person, asked.id);
  expect(file.headers['content-type']).toBe('application/zip');
  const packed = unzipSync(file.rawPayload);
  const [page, data] = [strFromU8(packed['index.html']!), strFromU8(packed['datos.json']!)];
  for (const value of [...VALUES.slice(0, 6), ...OWN_WORDS])
    expect([value, data.includes(value)]).toEqual([value, true]);
  expect(page).toContain(NAME);
  expect(page).toContain('<dt>Estado</dt>');
  expect(
    [...page.matchAll(/<dt>([^<]*)<\/dt><dd>([a-z]+_[a-z_]+)<\/dd>/g)].map(([, label, code]) => [label, code]),
  ).toEqual([]);
  expect(Object.keys(packed)).toContain(`archivos/${kept.avatar}-40.webp`);
  for (const { table, rows } of (JSON.parse(data).tablas as { tabla: string; filas: object[] }[]).map((it) => ({
    table: it.tabla,
    rows: it.filas,
  }))) {
    expect(JSON.stringify([table, rows])).not.toMatch(/_hash"|"salt"|"secret"|"password_/);
  }
  const emails = await pool.query(`select subject from demo_mail where recipient = $1 and subject like 'Tus datos%'`, [
    EMAIL,
  ]);
  expect(emails.rows).toHaveLength(1);

  const left = await erase(person);
  expect(left.statusCode).toBe(202);
  expect((await call(app, showPrivacy, { headers: person.headers })).statusCode).toBe(401);
  await site.runJobs();
  const { rows: sent } = await pool.query(
    `select subject from demo_mail where recipient = $1 order by sent_at desc limit 1`,
    [EMAIL],
  );
  expect(sent[0].subject).toMatch(/se borrará el/);

  const eraseAsOf = async (days: number) => {
    const asOf = new Date(Date.now() + days * 86_400_000).toISOString();
    await site.platform.jobs.add(db, 'privacy/erase-due', { asOf });
    await site.runJobs();
  };
  await eraseAsOf(13);
  expect(await everything()).toContain(NAME);
  await eraseAsOf(15);
  const rest = await everything();
  for (const value of [...VALUES, ...OWN_WORDS, kept.avatar, kept.photo]) {
    const line = rest.split('\n').find((it) => it.toLowerCase().includes(value.toLowerCase()));
    expect([value, line]).toEqual([value, undefined]);
  }
  expect(rest).toContain('Otra Persona');
  expect(rest).toMatch(/el paseo empezó tarde/);
  expect(rest).toContain('mi opinión, de […]');
  expect(rest).toContain('Anónimo');
  const { rows: states } = await pool.query(`select state from account where id = $1`, [person.id]);
  expect(states).toEqual([{ state: 'erased' }]);
  expect(await files.ids()).toEqual([]);
});

test('an open complaint keeps its names until it is closed', async () => {
  const person = await insertPerson(db, REGION, { name: NAME, email: EMAIL });
  await insertComplaint(pool, person.id, 'LR-2026-000002', 2, 'in_progress');
  expect((await erase(person)).statusCode).toBe(202);
  await site.platform.jobs.add(db, 'privacy/erase-due', { asOf: '2099-01-01T00:00:00Z' });
  await site.runJobs();
  const names = async () =>
    (await pool.query(`select sheet->'consumer'->>'name' as name from complaint where reference = 'LR-2026-000002'`))
      .rows[0].name;
  expect(await names()).toBe(NAME);
  await pool.query(`update complaint set state = 'closed' where reference = 'LR-2026-000002'`);
  await site.runJobs({ until: new Date(Date.now() + 2 * 86_400_000) });
  expect(await names()).toBe('Cuenta borrada');
  expect(await everything()).not.toContain('944 555 121');
});

test('a guest’s booking keeps its names until its day has passed', async () => {
  const person = await insertPerson(db, REGION, { name: NAME, email: EMAIL });
  const [order, booking, departure] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const contact = JSON.stringify({ name: NAME, email: EMAIL, phone: '944 555 121' });
  await insertLoosely(pool, 'departure', { region_id: REGION, id: departure, ends_at: '2999-01-01' });
  await insertLoosely(pool, 'customer_order', {
    ...{ region_id: REGION, id: order, reference: order, creation_hash: Buffer.from(order), contact },
  });
  await insertLoosely(pool, 'booking', {
    ...{
      region_id: REGION,
      id: booking,
      reference: booking,
      order_id: order,
      departure_id: departure,
      state: 'CONFIRMED',
    },
    items: JSON.stringify([{ id: 'a', price: 100, traveller: { name: NAME } }]),
  });
  expect((await erase(person)).statusCode).toBe(202);
  await site.platform.jobs.add(db, 'privacy/erase-due', { asOf: '2099-01-01T00:00:00Z' });
  await site.runJobs();
  const kept = async () =>
    (
      await pool.query(
        `select contact->>'name' as name, items from customer_order join booking on order_id = customer_order.id where customer_order.id = $1`,
        [order],
      )
    ).rows[0];
  expect((await kept()).name).toBe(NAME);

  await pool.query(`update departure set ends_at = now() - interval '2 days' where id = $1`, [departure]);
  await site.runJobs({ until: new Date(Date.now() + 2 * 86_400_000) });
  expect(await kept()).toEqual({ name: 'Cuenta borrada', items: [{ id: 'a', price: 100, traveller: null }] });
  expect(await everything()).not.toContain('944 555 121');
});

test('a guest’s complaint belongs to the account with the same email address', async () => {
  const person = await insertPerson(db, REGION, { name: NAME, email: EMAIL });
  const other = await insertPerson(db, REGION, { name: 'Quien Ayuda' });
  await insertComplaint(pool, null, 'LR-2026-000003', 3, 'in_progress');
  await insertComplaint(pool, other.id, 'LR-2026-000004', 4, 'closed');
  const asked = (await askCopy(person)).json();
  await site.runJobs();
  const file = await download(person, asked.id);
  const data = strFromU8(unzipSync(file.rawPayload)['datos.json']!);
  expect([...data.matchAll(/"reference": "(LR-\d+-\d+)"/g)].map(([, it]) => it)).toContain('LR-2026-000003');
  expect(data).not.toContain('LR-2026-000004');

  await erase(person);
  await site.platform.jobs.add(db, 'privacy/erase-due', { asOf: '2099-01-01T00:00:00Z' });
  await site.runJobs();
  const nameOn = async (reference: string) =>
    (await pool.query(`select sheet->'consumer'->>'name' as name from complaint where reference = $1`, [reference]))
      .rows[0].name;
  expect(await nameOn('LR-2026-000003')).toBe(NAME);
  await pool.query(`update complaint set state = 'closed' where reference = 'LR-2026-000003'`);
  await site.runJobs({ until: new Date(Date.now() + 2 * 86_400_000) });
  expect([await nameOn('LR-2026-000003'), await nameOn('LR-2026-000004')]).toEqual(['Cuenta borrada', NAME]);
});

test('an old erasure job does not erase an account that was kept', async () => {
  const person = await insertPerson(db, REGION, { name: 'Vuelve Pronto' });
  await erase(person);
  await pool.query(`update account set state = 'active', deletion_requested_at = null where id = $1`, [person.id]);
  await site.platform.jobs.add(db, 'privacy/erase-account', { accountId: person.id, asOf: '2099-01-01T00:00:00Z' });
  await site.runJobs();
  expect((await pool.query(`select name, state from account where id = $1`, [person.id])).rows).toEqual([
    { name: 'Vuelve Pronto', state: 'active' },
  ]);
});

test('copies of data are private and expire', async () => {
  const [person, stranger] = [
    await insertPerson(db, REGION, { name: 'Ana Uno' }),
    await insertPerson(db, REGION, { name: 'Ana Dos' }),
  ];
  const [first] = [await askCopy(person), await askCopy(person), await askCopy(person)].map((answer) => answer.json());
  expect((await askCopy(person)).problem().code).toBe('copy_too_soon');
  await site.runJobs();
  const { id } = first!;
  const { headers } = stranger;
  const others = [
    await call(app, showDataCopy, { params: { id }, headers }),
    await call(app, downloadDataCopy, { params: { id }, headers }),
  ];
  for (const answer of others) expect(answer.statusCode).toBe(404);
  const unknown = { params: { id: 'not-an-id' }, headers: person.headers };
  expect((await call(app, showDataCopy, unknown)).statusCode).toBe(404);

  await pool.query(`update account_session set proved_at = now() - interval '1 hour' where account_id = $1`, [
    person.id,
  ]);
  for (const answer of [await askCopy(person), await download(person, id), await erase(person)])
    expect(answer.problem().code).toBe('step_up_needed');
  await pool.query(`update account_session set proved_at = now() where account_id = $1`, [person.id]);

  await pool.query(`update data_copy set expires_at = now() where account_id = $1`, [person.id]);
  expect((await download(person, id)).problem().code).toBe('copy_over');
  const before = (await files.ids()).length;
  await site.platform.jobs.add(db, 'privacy/drop-copies', {});
  await site.runJobs();
  expect((await files.ids()).length).toBe(before - 3);
});

test('the only admin of the region cannot request an erasure', async () => {
  const admin = await insertPerson(db, REGION, { name: 'Sola Admin', staff: 'admin' });
  expect((await erase(admin)).problem().code).toBe('last_admin_leaves');
  const { headers } = admin;
  const wrongWords = {
    ...requestOf(requestErasure, { headers, body: { confirm: 'borrar mi cuenta' } }),
    payload: { confirm: 'sí' },
  };
  expect((await app.inject(wrongWords)).statusCode).toBe(400);
});

test('a decision that is sent twice is stored once', async () => {
  const person = await insertPerson(db, REGION, { name: 'Con Sentido' });
  const early = {
    purpose: 'reporting',
    version: 1,
    given: true,
    place: 'banner',
    decidedAt: '2026-01-02T03:04:05.678Z',
  } as const;
  const late = { ...early, given: false, place: 'privacy', decidedAt: '2999-01-01T00:00:00.000Z' } as const;
  const record = (decision: Decision) =>
    call(app, recordConsents, { headers: person.headers, body: { decisions: [decision] } });
  for (let n = 0; n < 2; n += 1) await record(early);
  const { decisions } = (await record(late)).json();
  expect(decisions).toHaveLength(2);
  expect(decisions[1]).toEqual(early);
  expect(Date.parse(decisions[0]!.decidedAt)).toBeLessThanOrEqual(Date.now());
});

test('a person can keep the account after staff requested the erasure', async () => {
  const email = 'por-carta@ejemplo.pe';
  const person = await insertPerson(db, REGION, { name: 'Pide Por Carta', email });
  const admin = await insertPerson(db, REGION, { name: 'Rosa', staff: 'admin' });
  const moderator = await insertPerson(db, REGION, { name: 'Mario', staff: 'moderator' });
  const asked = { action: 'request_deletion', reason: 'Lo pidió por carta el 3 de noviembre' } as const;
  const ask = ({ headers }: TestPerson) =>
    call(site.app, movePerson, { params: { id: person.id }, headers, body: asked });
  expect((await ask(moderator)).statusCode).toBe(403);
  expect((await ask(admin)).json()).toMatchObject({
    state: 'deletion_requested',
    sessions: 0,
    history: [{ action: 'Pidió borrar la cuenta', by: 'Rosa', reason: asked.reason }],
  });
  await site.runJobs();
  const { rows } = await pool.query(`select subject, body_text from demo_mail where recipient = $1`, [email]);
  expect(rows).toHaveLength(1);
  expect(rows[0].subject).toMatch(/se borrará el/);
  expect(rows[0].body_text).toContain('anotó que pediste borrarla');
  expect(rows[0].body_text).toContain('/entrar');
  expect((await ask(admin)).statusCode).toBe(409);
});
