import { URI } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepFactor, signIn } from '#features/accounts/contract/entry-routes.ts';
import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  turnOnSecondFactor,
} from '#features/accounts/contract/proof-routes.ts';
import { showAccount } from '#features/accounts/contract/routes.ts';
import * as routes from '#features/backoffice/contract/routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import { testAuthenticator } from '#tests/authenticator.ts';
import { call } from '#tests/call.ts';
import { insertPerson, type TestPerson } from '#tests/people.ts';

const site = await accountSite('backoffice');
afterAll(site.close);
const { app, db, pool, browser, lastEmail, emails } = site;
const region = 'trujillo';
const REASON = 'Perdió el teléfono en Huanchaco y no guardó sus códigos';

let admin: TestPerson;
let moderator: TestPerson;
beforeAll(async () => {
  admin = await insertPerson(db, region, { name: 'Rosa', staff: 'admin' });
  moderator = await insertPerson(db, region, { name: 'Mario', staff: 'moderator' });
});
beforeEach(() => pool.query('delete from attempt_window'));

const ask = (id: string, who = admin, reason = REASON) =>
  call(app, routes.requestFactorRemoval, { params: { id }, headers: who.headers, body: { reason } });
const file = async (id: string) =>
  (await call(app, routes.showPerson, { params: { id }, headers: admin.headers })).json();
const enter = (email: string, code?: string) =>
  browser().call(signIn, { body: { email, password: PASSWORD, ...(code && { code }) } });
async function waitOver(id: string) {
  await pool.query(`update factor_removal set due_at = now() - interval '1 second' where account_id = $1`, [id]);
  await site.runJobs({ until: new Date(Date.now() + 25 * 3_600_000) });
}

async function careful(email: string) {
  const at = await site.newcomer(email);
  const { uri } = (await at.call(beginSecondFactor)).json();
  const code = () => {
    const totp = URI.parse(uri);
    return 'period' in totp ? totp.generate() : '';
  };
  await at.call(turnOnSecondFactor, { body: { code: code() } });
  await pool.query('update second_factor set last_step = 0');
  const { options } = (await at.call(beginPasskey)).json();
  const device = testAuthenticator('http://localhost:3000');
  expect((await at.call(addPasskey, { body: { credential: device.create(options) } })).statusCode).toBe(201);
  const { id } = (await at.call(showAccount)).json();
  return { at, id, code };
}

test('the second factors are removed one day after the email to the person', async () => {
  const email = 'perdida@ejemplo.pe';
  const { at, id } = await careful(email);
  const asked = await ask(id);
  expect(asked.json()).toMatchObject({
    factorRemoval: { dueAt: null, by: 'Rosa', reason: REASON },
    history: [{ action: 'Se pidió retirar su segundo paso', by: 'Rosa', reason: REASON }, {}, {}],
    can: { removeFactors: { allowed: false }, keepFactors: { allowed: true } },
  });
  const message = await lastEmail(email);
  expect(message.subject).toContain('Se pidió retirar tu segundo paso');
  expect(message.text).toContain(REASON);
  expect(message.key).toBeDefined();
  const { factorRemoval } = await file(id);
  const hours = (Date.parse(factorRemoval!.dueAt!) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);

  await site.runJobs({ until: new Date(Date.now() + 23 * 3_600_000) });
  expect(said(await enter(email))).toEqual([401, 'code_needed']);
  expect((await at.call(showAccount)).statusCode).toBe(200);

  await waitOver(id);
  expect(said(await at.call(showAccount))).toEqual([401, 'session_ended']);
  const inside = browser();
  inside.enter(await enter(email));
  expect((await inside.call(showAccount)).json()).toMatchObject({
    passkeys: 0,
    secondFactor: { on: false, recoveryCodesLeft: 0 },
  });
  expect((await lastEmail(email)).text).toContain('retiró la verificación en dos pasos');
  expect(await file(id)).toMatchObject({
    secondFactor: false,
    factorRemoval: null,
    history: [{ action: 'Se retiró su segundo paso', by: 'Rosa', reason: REASON }, {}, {}, {}],
  });
  expect(said(await browser().call(keepFactor, { body: { key: message.key } }))).toEqual([410, 'link_invalid']);
  const { rows } = await pool.query(`select actor_id, reason from audit_event where action = 'people.remove_factors'`);
  expect(rows).toEqual([{ actor_id: admin.id, reason: REASON }]);
});

test('the link in the email stops the removal of the second factor', async () => {
  const email = 'conserva@ejemplo.pe';
  const { at, id } = await careful(email);
  await ask(id);
  const { key } = await lastEmail(email);
  expect((await browser().call(keepFactor, { body: { key } })).statusCode).toBe(200);
  expect(said(await browser().call(keepFactor, { body: { key } }))).toEqual([410, 'link_invalid']);
  await waitOver(id);
  expect(said(await enter(email))).toEqual([401, 'code_needed']);
  expect((await at.call(showAccount)).statusCode).toBe(200);
  expect((await file(id)).history[0]).toMatchObject({
    action: 'Se detuvo el retiro de su segundo paso',
    by: 'La persona',
  });
  expect((await ask(id)).statusCode).toBe(200);
});

test('a sign-in with the second factor stops the removal', async () => {
  const email = 'aparece@ejemplo.pe';
  const { id, code } = await careful(email);
  await ask(id);
  await emails(email);
  expect((await enter(email, code())).statusCode).toBe(200);
  await waitOver(id);
  expect(said(await enter(email))).toEqual([401, 'code_needed']);
  expect(await file(id)).toMatchObject({
    secondFactor: true,
    factorRemoval: null,
    history: [{ by: 'El plazo' }, {}, {}, {}],
  });
});

test('the second factors of a locked account are not removed', async () => {
  const email = 'bloqueada@ejemplo.pe';
  const { id } = await careful(email);
  await ask(id);
  await emails(email);
  await pool.query(`update account set state = 'locked', locked_by = 'owner' where id = $1`, [id]);
  await waitOver(id);
  expect(await file(id)).toMatchObject({ secondFactor: true, factorRemoval: null });
});

test('the audit log contains the request and the cancellation of a removal', async () => {
  const { id } = await careful('detenida@ejemplo.pe');
  await ask(id);
  expect(said(await ask(id))).toEqual([409, 'factor_removal_waits']);
  const stop = () => call(app, routes.cancelFactorRemoval, { params: { id }, headers: admin.headers });
  expect((await stop()).json()).toMatchObject({
    factorRemoval: null,
    can: { removeFactors: { allowed: true } },
  });
  expect(said(await stop())).toEqual([409, 'factor_removal_over']);
  const { rows } = await pool.query(`select action from audit_event where subject_id = $1 order by at`, [id]);
  expect(rows.map(({ action }) => action)).toEqual(['people.remove_factors', 'people.keep_factors']);
});

test('only another admin with a second factor may request a removal', async () => {
  const { id } = await careful('ajena@ejemplo.pe');
  expect(said(await ask(admin.id))).toEqual([409, 'person_is_you']);
  expect(said(await ask(id, moderator))).toEqual([403, 'forbidden']);
  const bare = await insertPerson(db, region, { name: 'Sin Segundo', staff: 'admin', secondFactor: false });
  expect((await ask(id, bare)).statusCode).toBe(403);
  const stale = await insertPerson(db, region, { name: 'Hace Rato', staff: 'admin' });
  await pool.query(`update account_session set proved_at = now() - interval '11 minutes' where id = $1`, [
    stale.session,
  ]);
  expect(said(await ask(id, stale))).toEqual([403, 'step_up_needed']);
  expect((await ask(id, admin, ' ')).statusCode).toBe(400);
  expect((await file(id)).factorRemoval).toBeNull();
});

test('a removal is refused if the account has no second factor', async () => {
  const plain = await insertPerson(db, region, { name: 'Sin Nada' });
  expect(said(await ask(plain.id))).toEqual([409, 'factor_not_there']);
  await pool.query(`insert into region (id) values ('cusco')`);
  const elsewhere = await insertPerson(db, 'cusco', { name: 'De Cusco' });
  expect(said(await ask(elsewhere.id))).toEqual([404, 'person_not_found']);
  const { id } = await careful('suspendida@ejemplo.pe');
  await pool.query(`update account set state = 'suspended' where id = $1`, [id]);
  expect(said(await ask(id))).toEqual([409, 'person_not_active']);
});
