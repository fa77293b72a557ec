import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  beginPasskeySignIn,
  requestSignInLink,
  signIn,
  signInByLink,
  signInByPasskey,
} from '#features/accounts/contract/entry-routes.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginSecondFactor,
  changePasskeyName,
  proveIdentity,
  removePasskey,
  showPasskeys,
  turnOnSecondFactor,
} from '#features/accounts/contract/proof-routes.ts';
import { requestEmailChange, showAccount } from '#features/accounts/contract/routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import { type Changes, type TestAuthenticator, testAuthenticator } from '#tests/authenticator.ts';
import type { TestBrowser } from '#tests/browser.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { browser, lastEmail, newcomer } = site;
const ORIGIN = 'http://localhost:3000';

async function optionsOf(at: TestBrowser, route: typeof beginPasskey) {
  const answer = await at.call(route);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().options;
}
async function add(at: TestBrowser, device: TestAuthenticator, changes: Changes = {}) {
  const options = await optionsOf(at, beginPasskey);
  return at.call(addPasskey, { body: { credential: device.create(options, changes), name: 'Mi laptop' } });
}
async function enter(at: TestBrowser, device: TestAuthenticator, changes: Changes = {}) {
  const options = await optionsOf(at, beginPasskeySignIn);
  return at.call(signInByPasskey, { body: { credential: device.get(options, changes) } });
}
const stale = (email: string) =>
  site.pool.query(
    `update account_session set proved_at = proved_at - interval '11 minutes'
     where account_id = (select id from account where email_key = $1)`,
    [email],
  );

test('a passkey counts as two factors at sign-in', async () => {
  const at = await newcomer('keys@ejemplo.pe');
  const device = testAuthenticator(ORIGIN);
  const added = await add(at, device);
  expect([added.statusCode, added.json()]).toEqual([
    201,
    expect.objectContaining({ id: device.id, name: 'Mi laptop', synced: false, usedAt: null }),
  ]);
  expect((await lastEmail('keys@ejemplo.pe')).text).toContain('Se agregó una llave de acceso');

  const other = browser({ ip: '198.51.100.1' });
  const entered = other.enter(await enter(other, device));
  expect(entered.json().person).toMatchObject({ email: 'keys@ejemplo.pe', secondFactor: true });
  const { items } = (await other.call(showPasskeys)).json();
  expect(items[0]!.usedAt).not.toBeNull();

  const params = { id: device.id };
  const renamed = await at.call(changePasskeyName, { params, body: { name: ' Teléfono ' } });
  expect(renamed.json().name).toBe('Teléfono');
  const stranger = await newcomer('nosy@ejemplo.pe');
  expect(said(await stranger.call(removePasskey, { params }))).toEqual([404, 'passkey_not_found']);
  expect((await at.call(removePasskey, { params })).statusCode).toBe(204);
  expect(said(await enter(browser(), device))).toEqual([401, 'passkey_refused']);
});

test('a signature for another site or challenge is refused', async () => {
  const at = await newcomer('strict@ejemplo.pe');
  const device = testAuthenticator(ORIGIN);
  for (const changes of [{ origin: 'http://localhost:4000' }, { rpId: 'evil.example' }, { unverified: true }])
    expect(said(await add(at, device, changes)), JSON.stringify(changes)).toEqual([401, 'passkey_refused']);
  expect((await add(at, device)).statusCode).toBe(201);
  for (const changes of [{ origin: 'http://localhost:4000' }, { rpId: 'evil.example' }, { unverified: true }])
    expect(said(await enter(browser(), device, changes)), JSON.stringify(changes)).toEqual([401, 'passkey_refused']);

  const options = await optionsOf(at, beginPasskeySignIn);
  const credential = device.get(options);
  expect((await browser().call(signInByPasskey, { body: { credential } })).statusCode).toBe(200);
  expect(said(await browser().call(signInByPasskey, { body: { credential } }))).toEqual([401, 'passkey_refused']);

  const late = device.get(await optionsOf(at, beginPasskeySignIn));
  await site.pool.query(`update passkey_challenge set expires_at = now()`);
  expect(said(await browser().call(signInByPasskey, { body: { credential: late } }))).toEqual([401, 'passkey_refused']);
  const wrongKey = testAuthenticator(ORIGIN);
  const forged = wrongKey.get(await optionsOf(at, beginPasskeySignIn));
  const borrowed = { ...forged, id: device.id, rawId: device.id };
  expect(said(await browser().call(signInByPasskey, { body: { credential: borrowed } }))).toEqual([
    401,
    'passkey_refused',
  ]);
});

test('a passkey whose counter goes backwards is refused', async () => {
  const at = await newcomer('copy@ejemplo.pe');
  const device = testAuthenticator(ORIGIN);
  await add(at, device);
  device.counter = 5;
  expect((await enter(browser(), device)).statusCode).toBe(200);
  device.counter = 3;
  expect(said(await enter(browser(), device))).toEqual([401, 'passkey_refused']);
});

test('a passkey renews the proof of identity of an old session', async () => {
  const at = await newcomer('proof@ejemplo.pe');
  const device = testAuthenticator(ORIGIN);
  await add(at, device);
  await stale('proof@ejemplo.pe');
  const refused = await at.call(beginPasskey);
  expect(said(refused)).toEqual([403, 'step_up_needed']);
  expect(JSON.parse(refused.body).methods).toEqual(['passkey']);

  const stranger = await newcomer('stranger@ejemplo.pe');
  const foreign = testAuthenticator(ORIGIN);
  await add(stranger, foreign);
  const asked = await optionsOf(at, beginPasskeyProof);
  expect(said(await at.call(proveIdentity, { body: { passkey: foreign.get(asked) } }))).toEqual([
    401,
    'passkey_refused',
  ]);
  const again = await optionsOf(at, beginPasskeyProof);
  expect(said(await browser().call(signInByPasskey, { body: { credential: device.get(again) } }))).toEqual([
    401,
    'passkey_refused',
  ]);
  const answer = await at.call(proveIdentity, { body: { passkey: device.get(again) } });
  expect(Date.parse(answer.json().provedUntil)).toBeGreaterThan(Date.now() + 9 * 60_000);
  expect((await at.call(beginPasskey)).statusCode).toBe(200);
});

test('the password and a mailed link cannot replace the passkey of an account', async () => {
  const email = 'jefa@ejemplo.pe';
  const at = await newcomer(email);
  const device = testAuthenticator(ORIGIN);
  await add(at, device);
  await site.pool.query(
    `insert into staff (region_id, account_id, role) select 'trujillo', id, 'admin' from account where email_key = $1`,
    [email],
  );
  const byPassword = browser({ ip: '198.51.100.2' });
  byPassword.enter(await byPassword.call(signIn, { body: { email, password: PASSWORD } }));
  const byLink = browser({ ip: '198.51.100.3' });
  await byLink.call(requestSignInLink, { body: { email } });
  byLink.enter(await byLink.call(signInByLink, { body: { key: (await lastEmail(email)).key } }));

  for (const thief of [byPassword, byLink]) {
    for (const refused of [await thief.call(beginSecondFactor), await thief.call(beginPasskey)])
      expect([...said(refused), JSON.parse(refused.body).methods]).toEqual([403, 'step_up_needed', ['passkey']]);
    expect(said(await thief.call(turnOnSecondFactor, { body: { code: '000000' } }))).toEqual([403, 'step_up_needed']);
    expect(said(await thief.call(requestEmailChange, { body: { email: 'ladrona@ejemplo.pe' } }))).toEqual([
      403,
      'step_up_needed',
    ]);
    expect(said(await thief.call(removePasskey, { params: { id: device.id } }))).toEqual([403, 'step_up_needed']);
    expect(said(await thief.call(proveIdentity, { body: { password: PASSWORD } }))).toEqual([401, 'passkey_needed']);
    expect(said(await thief.call(proveIdentity, { body: { password: PASSWORD, code: '000000' } }))).toEqual([
      401,
      'passkey_needed',
    ]);
    const { passkeys, secondFactor } = (await thief.call(showAccount)).json();
    expect([passkeys, secondFactor.on]).toEqual([1, false]);
  }

  const asked = await optionsOf(byPassword, beginPasskeyProof);
  expect((await byPassword.call(proveIdentity, { body: { passkey: device.get(asked) } })).statusCode).toBe(200);
  expect((await byPassword.call(beginSecondFactor)).statusCode).toBe(200);
});

test('the session that added the first passkey keeps its proof of identity', async () => {
  const email = 'carrera@ejemplo.pe';
  const at = await newcomer(email);
  const other = browser({ ip: '198.51.100.4' });
  other.enter(await other.call(signIn, { body: { email, password: PASSWORD } }));
  const rival = testAuthenticator(ORIGIN);
  const offered = await optionsOf(other, beginPasskey);
  expect((await add(at, testAuthenticator(ORIGIN))).statusCode).toBe(201);
  const late = await other.call(addPasskey, { body: { credential: rival.create(offered) } });
  expect(said(late)).toEqual([403, 'step_up_needed']);
  expect((await add(at, testAuthenticator(ORIGIN))).statusCode).toBe(201);
});
