import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '#features/accounts/contract/entry-routes.ts';
import { closeSession, closeSessions, listSessions, showAccount } from '#features/accounts/contract/routes.ts';
import { renewSession, signOut } from '#features/accounts/contract/session-routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import type { TestBrowser } from '#tests/browser.ts';
import { insertOperator } from '#tests/plans.ts';
import { deviceWords } from './device-words.rules.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { browser, newcomer } = site;

const renew = (at: TestBrowser) => at.call(renewSession);
const whoAmI = (at: TestBrowser) => at.call(showAccount);
const list = async (at: TestBrowser) => (await at.call(listSessions)).json().items;
const cookieOf = (at: TestBrowser) => [...at.cookies].find(([name]) => name.includes('session'))![1].value;
const shift = (text: string, interval: string, email: string) =>
  site.pool.query(
    `update account_session set ${text} = ${text} - $1::interval
     where account_id = (select id from account where email_key = $2 and state = 'active')`,
    [interval, email],
  );

test('renewing a session sets a new cookie that scripts cannot read', async () => {
  const at = await newcomer('renew@ejemplo.pe');
  const [before, token] = [cookieOf(at), at.token];
  const answer = await renew(at);
  const header = [answer.headers['set-cookie']].flat().join('\n');
  expect(header).toMatch(
    /^vereda-session-trujillo=[\w.-]+; Max-Age=2592000; Path=\/api\/session; HttpOnly; SameSite=Strict$/m,
  );
  expect(cookieOf(at)).not.toBe(before);
  const session = answer.json();
  expect(session.token).not.toBe(token);
  expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
  at.enter(answer);
  expect((await whoAmI(at)).statusCode).toBe(200);
});

test('a renewed session has the person’s current portrait', async () => {
  const at = await newcomer('portrait@ejemplo.pe');
  const image = { id: 'p0rtra1t', widths: [96, 320] };
  await site.pool.query(
    `insert into account_avatar (region_id, account_id, image) select region_id, id, $1 from account where email_key = 'portrait@ejemplo.pe'`,
    [JSON.stringify(image)],
  );
  expect((await renew(at)).json().person).toMatchObject({
    avatar: '/archivos/p0rtra1t/96.webp',
    staff: null,
  });
});

test('a renewed session has the ids of the person’s operators', async () => {
  const at = await newcomer('team@ejemplo.pe');
  expect((await renew(at)).json().person.operators).toEqual([]);
  const operator = await insertOperator(site.db, 'trujillo', { name: 'Totora' });
  await site.pool.query(
    `insert into operator_member (region_id, operator_id, account_id, role)
       select region_id, $1, id, 'owner' from account where email_key = 'team@ejemplo.pe'`,
    [operator],
  );
  expect((await renew(at)).json().person.operators).toEqual([operator]);
});

test('tabs that renew at the same moment get the same token and the same cookie', async () => {
  const at = await newcomer('tabs@ejemplo.pe');
  const tabs = Array.from({ length: 8 }, () => at.copy());
  const answers = await Promise.all(tabs.map(renew));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect(new Set(answers.map((answer) => answer.json().token)).size).toBe(1);
  expect(new Set(tabs.map(cookieOf)).size).toBe(1);
  expect((await whoAmI(at)).statusCode).toBe(200);
});

test('a reused old cookie ends the session', async () => {
  const at = await newcomer('stolen@ejemplo.pe');
  const thief = at.copy();
  at.enter(await renew(at));
  expect((await whoAmI(at)).statusCode).toBe(200);
  await shift('renewed_at', '31 seconds', 'stolen@ejemplo.pe');
  expect(said(await renew(thief))).toEqual([401, 'session_ended']);
  expect(thief.cookies.size).toBe(1);
  expect(said(await whoAmI(at))).toEqual([401, 'session_ended']);
  expect(said(await renew(at))).toEqual([401, 'session_ended']);
  const { rows } = await site.pool.query(`select ended_why from account_session where ended_why = 'reused'`);
  expect(rows).toHaveLength(1);
});

test('the old cookie works again if the reply with the new cookie was lost', async () => {
  const at = await newcomer('lost@ejemplo.pe');
  const offline = at.copy();
  const lost = (await renew(at)).json();
  await shift('renewed_at', '10 minutes', 'lost@ejemplo.pe');
  const answer = await renew(offline);
  expect(answer.json().token).toBe(lost.token);
});

test('a session ends after 30 days without use, or after 90 days', async () => {
  for (const [column, days] of [
    ['renewed_at', '30 days 1 minute'],
    ['created_at', '90 days 1 minute'],
  ] as const) {
    const email = `${column.replace('_', '')}@ejemplo.pe`;
    const at = await newcomer(email);
    await shift(column, days, email);
    expect(said(await renew(at))).toEqual([401, 'session_ended']);
  }
});

test('an invented or changed cookie renews nothing', async () => {
  const at = await newcomer('forged@ejemplo.pe');
  const [id, renewals, mac] = cookieOf(at).split('.') as [string, string, string];
  const other = cookieOf(await newcomer('other@ejemplo.pe')).split('.') as [string, string, string];
  for (const value of [
    `${id}.${Number(renewals) + 1}.${mac}`,
    `${id}.${renewals}.${randomBytes(32).toString('base64url')}`,
    `${id}.${other[1]}.${other[2]}`,
    `${id}.${renewals}`,
    "';--",
  ]) {
    const forger = at.copy();
    for (const [name, cookie] of forger.cookies)
      if (name.includes('session')) forger.cookies.set(name, { ...cookie, value });
    expect(said(await renew(forger)), value).toEqual([401, 'session_ended']);
  }
  expect((await renew(at)).statusCode).toBe(200);
});

test('signing out ends the session and removes the cookie', async () => {
  const at = await newcomer('out@ejemplo.pe');
  const copy = at.copy();
  expect((await at.call(signOut)).statusCode).toBe(204);
  expect(at.cookies.size).toBe(1);
  expect(said(await whoAmI(copy))).toEqual([401, 'session_ended']);
  expect(said(await renew(copy))).toEqual([401, 'session_ended']);
  expect((await at.call(signOut)).statusCode).toBe(204);
});

test('a person can list and end their sessions', async () => {
  const at = await newcomer('list@ejemplo.pe');
  const phone = browser({
    userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537 Chrome/140.0 Mobile Safari/537',
    ip: '198.51.100.4',
  });
  phone.enter(await phone.call(signIn, { body: { email: 'list@ejemplo.pe', password: PASSWORD } }));
  const sessions = await list(at);
  expect(sessions.map(({ device, method, current }) => [device, method, current])).toEqual([
    ['Firefox en Linux', 'confirmation', true],
    ['Chrome en Android', 'password', false],
  ]);
  expect(JSON.stringify(sessions)).not.toContain('198.51.100');

  const stranger = await newcomer('stranger@ejemplo.pe');
  const params = { id: sessions[1]!.id };
  expect(said(await stranger.call(closeSession, { params }))).toEqual([404, 'session_not_found']);
  expect((await whoAmI(phone)).statusCode).toBe(200);
  expect((await at.call(closeSession, { params })).statusCode).toBe(204);
  expect(said(await whoAmI(phone))).toEqual([401, 'session_ended']);
  expect(said(await at.call(closeSession, { params }))).toEqual([404, 'session_not_found']);
  expect(said(await at.call(closeSession, { params: { id: 'x' } }))).toEqual([404, 'session_not_found']);
});

test('a person can end all other sessions, or all sessions', async () => {
  const at = await newcomer('everywhere@ejemplo.pe');
  const others = [browser(), browser()];
  for (const other of others) {
    other.enter(await other.call(signIn, { body: { email: 'everywhere@ejemplo.pe', password: PASSWORD } }));
  }
  expect((await at.call(closeSessions, { body: { which: 'others' } })).json()).toEqual({ ended: 2 });
  for (const other of others) expect(said(await whoAmI(other))).toEqual([401, 'session_ended']);
  expect((await whoAmI(at)).statusCode).toBe(200);
  expect((await at.call(closeSessions, { body: { which: 'all' } })).json()).toEqual({ ended: 1 });
  expect(said(await whoAmI(at))).toEqual([401, 'session_ended']);
});

test('a user agent is described in Spanish words', () => {
  const words = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile Safari/604.1',
    'curl/8.5',
  ].map(deviceWords);
  expect(words).toEqual(['Edge en Windows', 'Safari en Mac', 'Chrome en iPad', 'Un dispositivo que no reconocemos']);
  expect(deviceWords(undefined)).toBe('Un dispositivo que no reconocemos');
});

test('a new sign-in ends the former session of the same browser', async () => {
  const at = await newcomer('again@ejemplo.pe');
  const elsewhere = browser();
  const enter = (from: TestBrowser) => from.call(signIn, { body: { email: 'again@ejemplo.pe', password: PASSWORD } });
  elsewhere.enter(await enter(elsewhere));
  const before = at.token;
  at.enter(await enter(at));
  expect((await at.call(showAccount, { headers: { authorization: `Bearer ${before}` } })).statusCode).toBe(401);
  expect((await whoAmI(at)).statusCode).toBe(200);
  expect((await whoAmI(elsewhere)).statusCode).toBe(200);
});
