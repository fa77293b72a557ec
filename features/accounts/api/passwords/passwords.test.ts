import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { requestPasswordRestore, restorePassword, signIn, signUp } from '#features/accounts/contract/entry-routes.ts';
import { changePassword, showAccount } from '#features/accounts/contract/routes.ts';
import { renewSession } from '#features/accounts/contract/session-routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import { hashPassword, passwordFits, queue } from './hash-password.ts';
import { passwordFault } from './refuse-password.rules.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { accepted, browser, lastEmail, emails, newcomer } = site;
const NEW = 'una montaña muy lejana';

test('a new password has 8 to 256 characters and is hard to guess', async () => {
  const ask = async (password: string) => {
    const payload = { name: 'Rosa Huamán', email: 'rosa.h@ejemplo.pe', password, policies: accepted };
    const answer = await browser().call(signUp, { body: payload });
    return answer.statusCode === 202 ? 'taken' : answer.problem().issues[0];
  };
  expect(await ask('1234567')).toMatchObject({ path: 'body.password', code: 'minLength' });
  expect(await ask('x'.repeat(257))).toMatchObject({ path: 'body.password', code: 'maxLength' });
  for (const common of ['12345678', 'password1', 'PASSWORD1', 'qwertyuiop', 'iloveyou1'])
    expect(await ask(common), common).toMatchObject({ path: 'body.password', code: 'password_common' });
  expect(await ask('aaaaaaaaaabbb')).toMatchObject({ code: 'password_monotonous' });
  for (const own of ['huaman2026', 'Rosa.Huamán', 'trujillo123', 'rosa.h@ejemplo.pe', 'Vereda.2026', 'contraseña1'])
    expect(await ask(own), own).toMatchObject({ code: 'password_guessable' });
  for (const good of ['ñandú y ceviche', '🦙🦙🦙🏔️🌊🌅 camino', 'k3Xp9qZv', `${'largo '.repeat(42)}fin`])
    expect(await ask(good), good).toBe('taken');
});

test('common passwords are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const usable = dictionary['passwords-common'].filter((one) => one.length >= 8);
  expect(usable.length).toBeGreaterThan(10_000);
  expect(passwordFault('ｐａｓｓｗｏｒｄ１', [], new Set(usable))).toBe('password_common');
  const hash = await hashPassword('contrase\u00f1a m\u00eda');
  expect(await passwordFits('contrasen\u0303a mi\u0301a', hash)).toBe(true);
  expect(await passwordFits('Contrase\u00f1a m\u00eda', hash)).toBe(false);
});

test('only the newest restore link works, and only once', async () => {
  const at = await newcomer('restore@ejemplo.pe');
  const ask = (email: string) => browser().call(requestPasswordRestore, { body: { email } });
  const [known, unknown] = [await ask('RESTORE@ejemplo.pe'), await ask('nobody@ejemplo.pe')];
  expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  expect(await emails('nobody@ejemplo.pe')).toEqual([]);
  const first = await lastEmail('restore@ejemplo.pe');
  expect(first.text).toContain(`/restaurar#${first.key}`);

  await site.pool.query('delete from attempt_window');
  await ask('restore@ejemplo.pe');
  const second = await lastEmail('restore@ejemplo.pe');
  const finish = (key: string, password = NEW) => browser().call(restorePassword, { body: { key, password } });
  expect(said(await finish(first.key))).toEqual([410, 'link_invalid']);
  expect((await finish(second.key, '12345678')).problem().issues[0]?.code).toBe('password_common');
  expect((await finish(second.key)).statusCode).toBe(200);
  expect(said(await finish(second.key))).toEqual([410, 'link_invalid']);

  expect(said(await at.call(showAccount))).toEqual([401, 'session_ended']);
  expect(said(await at.call(renewSession))).toEqual([401, 'session_ended']);
  const entry = { email: 'restore@ejemplo.pe', password: PASSWORD };
  expect(said(await at.call(signIn, { body: entry }))).toEqual([401, 'sign_in_failed']);
  expect((await at.call(signIn, { body: { ...entry, password: NEW } })).statusCode).toBe(200);
  expect((await lastEmail('restore@ejemplo.pe')).subject).toMatch(/^Tu contraseña .* cambió$/);
});

test('a restore link is valid for an hour', async () => {
  await newcomer('hour@ejemplo.pe');
  await browser().call(requestPasswordRestore, { body: { email: 'hour@ejemplo.pe' } });
  const { key } = await lastEmail('hour@ejemplo.pe');
  const age = (interval: string) =>
    site.pool.query(`update account_key set expires_at = expires_at - $1::interval where purpose = 'restore'`, [
      interval,
    ]);
  await age('59 minutes');
  const finish = (password: string) => browser().call(restorePassword, { body: { key, password } });
  const answers = await Promise.all([finish('uno de los dos vale'), finish('otro de los dos vale')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  await site.pool.query(`update account_key set used_at = null where purpose = 'restore'`);
  await age('2 minutes');
  expect(said(await finish('ninguno de los tres'))).toEqual([410, 'link_invalid']);
});

test('a mailbox gets at most one email of a kind in three minutes', async () => {
  await newcomer('full@ejemplo.pe');
  const before = (await emails('full@ejemplo.pe')).length;
  for (let n = 0; n < 5; n += 1) await browser().call(requestPasswordRestore, { body: { email: 'full@ejemplo.pe' } });
  expect((await emails('full@ejemplo.pe')).length).toBe(before + 1);
  const codes: number[] = [];
  for (let n = 0; n < 27; n += 1) {
    codes.push((await browser().call(requestPasswordRestore, { body: { email: `${n}@ejemplo.pe` } })).statusCode);
  }
  expect(codes.slice(0, 25)).toEqual(Array(25).fill(202));
  expect(codes.slice(25)).toEqual([429, 429]);
  const other = await browser({ ip: '198.51.100.9' }).call(requestPasswordRestore, {
    body: { email: 'full@ejemplo.pe' },
  });
  expect(other.statusCode).toBe(202);
});

test('changing the password requires the old password and ends other sessions', async () => {
  const at = await newcomer('change@ejemplo.pe');
  const other = browser();
  other.enter(await other.call(signIn, { body: { email: 'change@ejemplo.pe', password: PASSWORD } }));
  const change = (current: string, password: string) => at.call(changePassword, { body: { current, password } });
  expect(said(await change('not this one', NEW))).toEqual([403, 'password_wrong']);
  expect((await change(PASSWORD, 'password1')).problem().issues[0]?.code).toBe('password_common');
  expect((await change(PASSWORD, NEW)).statusCode).toBe(200);
  expect((await at.call(showAccount)).statusCode).toBe(200);
  expect(said(await other.call(showAccount))).toEqual([401, 'session_ended']);
  expect((await lastEmail('change@ejemplo.pe')).subject).toMatch(/^Tu contraseña .* cambió$/);
});

test('the queue of hashes runs urgent tasks first', async () => {
  const turns = queue(1, 2);
  const done: string[] = [];
  const release: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      release.push(() => {
        done.push(name);
        resolve();
      });
    });
  const all = [turns(work('first')), turns(work('second')), turns(work('third'))];
  await expect(turns(work('too many'))).rejects.toMatchObject({ code: 'unavailable' });
  all.push(turns(work('known'), true));
  for (let n = 0; n < 4; n += 1) {
    release[n]!();
    await nextTurn();
  }
  await Promise.all(all);
  expect(done).toEqual(['first', 'known', 'second', 'third']);
});
