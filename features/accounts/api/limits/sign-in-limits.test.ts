import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  requestPasswordRestore,
  requestSignInLink,
  resendConfirmation,
  signIn,
  signInByLink,
} from '#features/accounts/contract/entry-routes.ts';
import { showAccount } from '#features/accounts/contract/routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';
import { countHit, forgetHit } from './attempt-window.store.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { browser, lastEmail, newcomer } = site;

const strangerAt = (n: number) => browser({ ip: `198.51.100.${n}` });
const guess = (email: string, n: number, password = `a guess ${n}`) =>
  strangerAt(n).call(signIn, { body: { email, password } });
const laterBy = (minutes: number) =>
  site.pool.query(
    `update attempt_window set hits = array(select hit - make_interval(mins => $1) from unnest(hits) as hit)`,
    [minutes],
  );

test('after ten failed sign-ins only known devices may sign in', async () => {
  const email = 'owner@ejemplo.pe';
  const owner = await newcomer(email);
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => guess(email, n)));
  const codes = answers.map((answer) => said(answer)[1]);
  expect(codes.filter((code) => code === 'sign_in_failed')).toHaveLength(10);
  expect(codes.filter((code) => code === 'link_needed')).toHaveLength(15);
  expect(said(await guess(email, 99, PASSWORD))).toEqual([429, 'link_needed']);

  expect((await owner.call(signIn, { body: { email, password: PASSWORD } })).statusCode).toBe(200);
  expect((await lastEmail(email)).subject).toMatch(/^Intentos de entrar en tu cuenta/);

  await laterBy(61);
  expect(said(await guess(email, 3))).toEqual([401, 'sign_in_failed']);
});

test('a mailed link signs in on a device that failed tries block', async () => {
  const email = 'link@ejemplo.pe';
  await newcomer(email);
  for (let n = 0; n < 10; n += 1) await guess(email, n);
  const laptop = strangerAt(77);
  expect(said(await laptop.call(signIn, { body: { email, password: PASSWORD } }))).toEqual([429, 'link_needed']);
  expect((await laptop.call(requestSignInLink, { body: { email } })).json()).toMatchObject({ minutes: 10, sent: true });
  const message = await lastEmail(email);
  expect(message.text).toContain(`/entrar#${message.key}`);
  laptop.enter(await laptop.call(signInByLink, { body: { key: message.key } }));
  expect((await laptop.call(showAccount)).json().email).toBe(email);
  expect(said(await laptop.call(signInByLink, { body: { key: message.key } }))).toEqual([410, 'link_invalid']);
  expect((await laptop.call(signIn, { body: { email, password: PASSWORD } })).statusCode).toBe(200);
});

test('an email address without an account has the same limits and answers', async () => {
  const answers = [];
  for (let n = 0; n < 12; n += 1) answers.push(said(await guess('nobody@ejemplo.pe', n)));
  expect(answers.slice(0, 10)).toEqual(Array(10).fill([401, 'sign_in_failed']));
  expect(answers.slice(10)).toEqual(Array(2).fill([429, 'link_needed']));
  expect((await strangerAt(1).call(requestSignInLink, { body: { email: 'nobody@ejemplo.pe' } })).statusCode).toBe(202);
});

test.each([requestSignInLink, requestPasswordRestore, resendConfirmation])(
  '$path answers equally for known and unknown email addresses',
  async (route) => {
    const known = `twice${route.path.length}@ejemplo.pe`;
    await newcomer(known);
    await site.emails(known);
    await site.pool.query('delete from attempt_window');
    for (const email of [known, 'stranger@ejemplo.pe']) {
      expect((await strangerAt(1).call(route, { body: { email } })).json()).toMatchObject({ sent: true, againIn: 180 });
      const again = await strangerAt(2).call(route, { body: { email: email.toUpperCase() } });
      expect([again.statusCode, again.json().sent]).toEqual([202, false]);
      expect(again.json().againIn).toBeGreaterThan(170);
    }
    const before = (await site.emails(known)).length;
    await laterBy(4);
    expect((await strangerAt(1).call(route, { body: { email: known } })).json().sent).toBe(true);
    const emails = (await site.emails(known)).length - before;
    // A confirmed account gets no email.
    expect(emails).toBe(route === resendConfirmation ? 0 : 1);
  },
);

test('successful sign-ins do not count towards the limit', async () => {
  const email = 'right@ejemplo.pe';
  await newcomer(email);
  for (let n = 0; n < 12; n += 1) expect((await guess(email, n, PASSWORD)).statusCode).toBe(200);
});

test('unknown devices of one network may fail a hundred sign-ins per hour', async () => {
  const email = 'hotel@ejemplo.pe';
  const guest = await newcomer(email, strangerAt(5));
  await site.pool.query('delete from attempt_window');
  const answers = await Promise.all(
    Array.from({ length: 105 }, (_, n) =>
      strangerAt(5).call(signIn, { body: { email: `${n}@ejemplo.pe`, password: 'a guess' } }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(3500);
  expect((await guest.call(signIn, { body: { email, password: PASSWORD } })).statusCode).toBe(200);
});

test('a known device has its own limit', async () => {
  const email = 'device@ejemplo.pe';
  const at = await newcomer(email);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 21; n += 1) {
    codes.push(said(await at.call(signIn, { body: { email, password: 'forgotten' } }))[1]);
  }
  expect(codes).toEqual([...Array(20).fill('sign_in_failed'), 'too_many_tries']);
  expect(said(await guess(email, 1))).toEqual([401, 'sign_in_failed']);
});

test('a sliding window counts concurrent tries exactly', async () => {
  const key = Buffer.alloc(32, 7);
  const hit = () => countHit(site.db, 'trujillo', key, { most: 3, minutes: 60 });
  const hits = await Promise.all(Array.from({ length: 20 }, hit));
  const taken = hits.filter((one) => one !== undefined);
  expect(taken).toHaveLength(3);
  await forgetHit(site.db, 'trujillo', taken[1]!);
  expect(await hit()).toBeDefined();
  expect(await hit()).toBeUndefined();
  await laterBy(60);
  expect(await hit()).toBeDefined();

  await guess('secret.name@ejemplo.pe', 200);
  const { rows } = await site.pool.query(`select jsonb_agg(w)::text as kept from attempt_window as w`);
  expect(rows[0].kept).not.toMatch(/secret|198\.51/);
});
