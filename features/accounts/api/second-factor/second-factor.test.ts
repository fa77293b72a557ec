import { URI } from 'otpauth';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestSignInLink, signIn, signInByLink } from '#features/accounts/contract/entry-routes.ts';
import {
  beginPasskey,
  beginSecondFactor,
  proveIdentity,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from '#features/accounts/contract/proof-routes.ts';
import { showAccount } from '#features/accounts/contract/routes.ts';
import { drawQr } from '#server/paper/draw-qr.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import type { TestBrowser } from '#tests/browser.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { browser, lastEmail, newcomer } = site;

/** `step` is a number of periods of 30 seconds from now. */
function codeOf(uri: string, step = 0): string {
  const totp = URI.parse(uri);
  if (!('period' in totp)) throw new Error('Not a TOTP.');
  return totp.generate({ timestamp: Date.now() + step * 30_000 });
}
async function enrol(at: TestBrowser) {
  const offer = (await at.call(beginSecondFactor)).json();
  const confirmed = await at.call(turnOnSecondFactor, { body: { code: codeOf(offer.uri) } });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  await rewind();
  return { uri: offer.uri, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}
const enter = (email: string, code?: string, at = browser()) =>
  at.call(signIn, { body: { email, password: PASSWORD, ...(code ? { code } : {}) } });
const rewind = () => site.pool.query('update second_factor set last_step = 0');

test('sign-ins require a code once the person has confirmed the authenticator app', async () => {
  const email = 'codes@ejemplo.pe';
  const at = await newcomer(email);
  const other = browser();
  other.enter(await enter(email, undefined, other));
  const offer = (await at.call(beginSecondFactor)).json();
  expect(offer.uri).toMatch(/^otpauth:\/\/totp\/.*codes(%40|@)ejemplo\.pe\?.*secret=[A-Z2-7]{32}/);
  expect(offer.qr.path).toMatch(/^M4 4h7v1h-7z/);
  expect((await enter(email)).statusCode).toBe(200);
  expect(said(await at.call(turnOnSecondFactor, { body: { code: '000000' } }))).toEqual([401, 'code_wrong']);
  const confirmed = await at.call(turnOnSecondFactor, { body: { code: codeOf(offer.uri) } });
  await rewind();
  expect(confirmed.json().recoveryCodes).toHaveLength(10);
  expect((await lastEmail(email)).text).toContain('Se activó la verificación en dos pasos');
  expect(said(await other.call(showAccount))).toEqual([401, 'session_ended']);
  expect((await at.call(showAccount)).json().secondFactor).toEqual({
    on: true,
    required: false,
    recoveryCodesLeft: 10,
  });

  expect(said(await enter(email))).toEqual([401, 'code_needed']);
  expect(said(await enter(email, '123456'))).toEqual([401, 'code_wrong']);
  expect((await enter(email, codeOf(offer.uri))).json().person.secondFactor).toBe(true);
  expect(said(await at.call(beginSecondFactor))).toEqual([409, 'second_factor_on']);

  await browser().call(requestSignInLink, { body: { email } });
  const { key } = await lastEmail(email);
  expect(said(await browser().call(signInByLink, { body: { key } }))).toEqual([401, 'code_needed']);
  expect(said(await browser().call(signInByLink, { body: { key, code: '123456' } }))).toEqual([401, 'code_wrong']);
  const byLink = await browser().call(signInByLink, { body: { key, code: codeOf(offer.uri, 1) } });
  expect(byLink.json().person.secondFactor).toBe(true);
});

test('a used code and older codes are refused', async () => {
  const email = 'replay@ejemplo.pe';
  const { uri } = await enrol(await newcomer(email));
  const [used, older] = [codeOf(uri), codeOf(uri, -1)];
  const answers = await Promise.all([enter(email, used), enter(email, used)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(said(await enter(email, used))).toEqual([401, 'code_wrong']);
  expect(said(await enter(email, older))).toEqual([401, 'code_wrong']);
  await rewind();
  expect(said(await enter(email, codeOf(uri, -3)))).toEqual([401, 'code_wrong']);
  expect(said(await enter(email, codeOf(uri, 3)))).toEqual([401, 'code_wrong']);
});

test('after ten wrong codes in an hour, a sign-in requires a mailed link', async () => {
  const email = 'guess@ejemplo.pe';
  await enrol(await newcomer(email));
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 11; n += 1) codes.push(said(await enter(email, '000000'))[1]);
  expect(codes).toEqual([...Array(10).fill('code_wrong'), 'link_needed']);
});

test('each recovery code works once', async () => {
  const email = 'recover@ejemplo.pe';
  const at = await newcomer(email);
  const { uri, recoveryCodes } = await enrol(at);
  expect(recoveryCodes[0]).toMatch(/^A[0-9A-Z]{3}(-[0-9A-Z]{4}){2}$/);
  const typed = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
  expect((await enter(email, typed)).statusCode).toBe(200);
  expect(said(await enter(email, typed))).toEqual([401, 'code_wrong']);
  expect(
    said(await enter(email, `${recoveryCodes[4]!.slice(0, -1)}${recoveryCodes[4]!.endsWith('0') ? '1' : '0'}`)),
  ).toEqual([401, 'code_wrong']);
  const fresh = await at.call(renewRecoveryCodes, { body: { password: PASSWORD, code: codeOf(uri) } });
  expect(fresh.json().recoveryCodes).toHaveLength(10);
  expect(said(await enter(email, recoveryCodes[5]))).toEqual([401, 'code_wrong']);
  expect((await enter(email, fresh.json().recoveryCodes[5])).statusCode).toBe(200);
  const { rows } = await site.pool.query('select string_agg(hash, $1) as kept from recovery_code', [' ']);
  expect(rows[0].kept).toMatch(/^\$argon2id/);
});

test('turning off codes requires password and code', async () => {
  const email = 'off@ejemplo.pe';
  const at = await newcomer(email);
  const { uri } = await enrol(at);
  const off = (password: string, code: string) => at.call(turnOffSecondFactor, { body: { password, code } });
  expect(said(await off('not this one', codeOf(uri)))).toEqual([403, 'password_wrong']);
  expect(said(await off(PASSWORD, '000000'))).toEqual([401, 'code_wrong']);
  await site.pool.query(
    `insert into staff (region_id, account_id, role) select 'trujillo', id, 'admin' from account where email_key = $1`,
    [email],
  );
  expect(said(await off(PASSWORD, codeOf(uri)))).toEqual([409, 'second_factor_required']);
  await site.pool.query('delete from staff');
  expect((await off(PASSWORD, codeOf(uri, 1))).statusCode).toBe(200);
  expect((await enter(email)).statusCode).toBe(200);
  expect(said(await off(PASSWORD, codeOf(uri)))).toEqual([409, 'second_factor_off']);
});

test('a session without a second factor cannot give a proof of identity', async () => {
  const email = 'fresco@ejemplo.pe';
  const at = await newcomer(email);
  await enrol(at);
  const forget = (columns: string) =>
    site.pool.query(
      `update account_session set ${columns} where account_id = (select id from account where email_key = $1)`,
      [email],
    );
  await forget('second_factor = false, proved_at = now()');
  const refused = await at.call(beginPasskey);
  expect([...said(refused), JSON.parse(refused.body).methods]).toEqual([403, 'step_up_needed', ['password', 'code']]);
  await site.pool.query('delete from second_factor');
  expect(said(await at.call(beginSecondFactor))).toEqual([403, 'step_up_needed']);
  expect(said(await at.call(proveIdentity, { body: { password: PASSWORD } }))).toEqual([401, 'code_needed']);
  expect(said(await enter(email))).toEqual([401, 'code_needed']);
});

test('in an account with codes, a proof of identity needs password and code', async () => {
  const email = 'stepup@ejemplo.pe';
  const at = await newcomer(email);
  const { uri } = await enrol(at);
  expect(said(await at.call(proveIdentity, { body: { password: PASSWORD } }))).toEqual([401, 'code_needed']);
  expect(said(await at.call(proveIdentity, { body: { code: codeOf(uri) } }))).toEqual([403, 'password_wrong']);
  expect((await at.call(proveIdentity, { body: { password: PASSWORD, code: codeOf(uri) } })).statusCode).toBe(200);
});

test('seeds are stored encrypted', async () => {
  const at = await newcomer('sealed@ejemplo.pe');
  const offer = (await at.call(beginSecondFactor)).json();
  const { rows } = await site.pool.query('select secret from second_factor order by created_at desc limit 1');
  const totp = URI.parse(offer.uri);
  expect(rows[0].secret.includes(Buffer.from(totp.secret.bytes))).toBe(false);
  const { size, path } = drawQr(offer.uri);
  expect(path.match(/M(\d+) (\d+)h(\d+)/g)!.length).toBeGreaterThan(100);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(size - 4);
  }
});

test('recovery codes still work after the site’s key changed', async () => {
  const email = 'otra-clave@ejemplo.pe';
  const { uri, recoveryCodes } = await enrol(await newcomer(email));
  await site.pool.query(
    `update second_factor set secret = '\\x00' || secret
    where account_id = (select id from account where email_key = $1)`,
    [email],
  );
  expect(said(await enter(email, codeOf(uri)))).toEqual([401, 'code_wrong']);
  expect((await enter(email, recoveryCodes[0])).statusCode).toBe(200);
});
