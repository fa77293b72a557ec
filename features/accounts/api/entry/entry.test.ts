import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  confirmAccount,
  lockOwnAccount,
  restorePassword,
  signIn,
  signUp,
} from '#features/accounts/contract/entry-routes.ts';
import { showAccount } from '#features/accounts/contract/routes.ts';
import { accountSite, PASSWORD, said } from '#tests/account-site.ts';

const site = await accountSite();
afterAll(site.close);
beforeEach(() => site.pool.query('delete from attempt_window'));
const { accepted, browser, lastEmail, emails, newcomer } = site;

test('the link in the sign-up email confirms the account and signs in', async () => {
  const at = await site.signUp('Rosa@Ejemplo.pe');
  expect(said(await at.call(signIn, { body: { email: 'rosa@ejemplo.pe', password: PASSWORD } }))).toEqual([
    403,
    'email_pending',
  ]);
  const email = await lastEmail('Rosa@Ejemplo.pe');
  expect(email.text).toContain(`http://localhost:3000/confirmar#${email.key}`);

  const answer = at.enter(await at.call(confirmAccount, { body: { key: email.key } }));
  expect(answer.json()).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    person: { name: 'Rosa Díaz', email: 'Rosa@Ejemplo.pe', avatar: null, staff: null, secondFactor: false },
  });
  expect((await at.call(showAccount)).json()).toMatchObject({ state: 'active', passkeys: 0 });
  expect(said(await at.call(confirmAccount, { body: { key: email.key } }))).toEqual([410, 'link_invalid']);

  const { rows } = await site.pool.query(
    `select kind, place from policy_acceptance where subject_id = $1 order by kind`,
    [answer.json().person.id],
  );
  expect(rows).toEqual([
    { kind: 'privacy', place: 'sign_up' },
    { kind: 'terms', place: 'sign_up' },
  ]);
});

test('another browser needs the password to confirm the account', async () => {
  await site.signUp('victim@ejemplo.pe');
  const { key } = await lastEmail('victim@ejemplo.pe');
  const other = browser();
  expect(said(await other.call(confirmAccount, { body: { key } }))).toEqual([409, 'confirm_with_password']);
  expect(said(await other.call(confirmAccount, { body: { key, password: 'another one' } }))).toEqual([
    403,
    'password_wrong',
  ]);
  expect((await other.call(confirmAccount, { body: { key, password: PASSWORD } })).statusCode).toBe(200);
});

test('a sign-up with a known email address notifies the account’s owner', async () => {
  await newcomer('known@ejemplo.pe');
  const stranger = await site.signUp('KNOWN@ejemplo.pe', 'el perro del vecino');
  const email = await lastEmail('known@ejemplo.pe');
  expect(email.subject).toMatch(/^Ya tienes una cuenta/);
  expect(email.key).toBe('');
  const wrong = { email: 'known@ejemplo.pe', password: 'el perro del vecino' };
  expect(said(await stranger.call(signIn, { body: wrong }))).toEqual([401, 'sign_in_failed']);
});

test('of two unconfirmed accounts with one email address, only the first can be confirmed', async () => {
  const first = await site.signUp('both@ejemplo.pe');
  const second = await site.signUp('both@ejemplo.pe', 'una clave que es otra');
  const [one, two] = await emails('both@ejemplo.pe');
  const answers = await Promise.all([
    first.call(confirmAccount, { body: { key: one!.key } }),
    second.call(confirmAccount, { body: { key: two!.key } }),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes[0]).toBe(200);
  expect([409, 410]).toContain(codes[1]);
  const { rows } = await site.pool.query(`select state from account where email_key = 'both@ejemplo.pe'`);
  expect(rows).toEqual([{ state: 'active' }]);
});

test('a sign-up without the current legal texts is refused', async () => {
  const ask = (policies: typeof accepted) =>
    browser().call(signUp, { body: { name: 'Rosa', email: 'a@ejemplo.pe', password: PASSWORD, policies } });
  expect(said(await ask([]))).toEqual([409, 'policies_changed']);
  expect(said(await ask(accepted.slice(1)))).toEqual([409, 'policies_changed']);
  expect(said(await ask(accepted.map((one) => ({ ...one, hash: 'a'.repeat(64) }))))).toEqual([409, 'policies_changed']);
});

test('a wrong password and an unknown email address get the same refusal', async () => {
  await newcomer('luis@ejemplo.pe');
  const [wrong, unknown] = await Promise.all([
    browser().call(signIn, { body: { email: 'luis@ejemplo.pe', password: 'not this one' } }),
    browser().call(signIn, { body: { email: 'nobody@ejemplo.pe', password: 'not this one' } }),
  ]);
  const { requestId: _one, ...first } = wrong.problem();
  const { requestId: _two, ...second } = unknown.problem();
  expect(first).toEqual(second);
  expect(said(wrong)).toEqual([401, 'sign_in_failed']);
});

test('tokens, links and devices are stored as hashes, and passwords as argon2id', async () => {
  const at = await newcomer('hashes@ejemplo.pe');
  const { rows } = await site.pool.query(
    `select password_hash, (select jsonb_agg(session)::text from account_session as session where account_id = account.id) as sessions,
       (select jsonb_agg(key)::text from account_key as key where account_id = account.id) as keys,
       (select jsonb_agg(device)::text from known_device as device where account_id = account.id) as devices
     from account where email_key = 'hashes@ejemplo.pe'`,
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const kept = JSON.stringify(rows[0]);
  const secrets = [at.token!, ...[...at.cookies.values()].map(({ value }) => value), PASSWORD];
  expect(secrets).toHaveLength(4);
  for (const secret of secrets) {
    expect(kept).not.toContain(secret);
    expect(kept).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
  const jobs = await site.pool.query(`select payload::text from graphile_worker._private_jobs`);
  expect(jobs.rows.map(({ payload }) => payload).join()).not.toContain(PASSWORD);
});

test('the link in the email about a new device locks the account', async () => {
  const owner = await newcomer('notme@ejemplo.pe');
  const thief = browser({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605 Version/18.0 Safari/604.1',
  });
  thief.enter(await thief.call(signIn, { body: { email: 'notme@ejemplo.pe', password: PASSWORD } }));
  const email = await lastEmail('notme@ejemplo.pe');
  expect(email.text).toContain('Safari en iPhone');

  expect((await browser().call(lockOwnAccount, { body: { key: email.key } })).statusCode).toBe(200);
  for (const at of [owner, thief]) expect(said(await at.call(showAccount))).toEqual([401, 'session_ended']);
  const entry = { email: 'notme@ejemplo.pe', password: PASSWORD };
  expect(said(await owner.call(signIn, { body: entry }))).toEqual([403, 'account_locked']);
  expect(said(await browser().call(lockOwnAccount, { body: { key: email.key } }))).toEqual([410, 'link_invalid']);

  const { key } = await lastEmail('notme@ejemplo.pe');
  const password = 'otra vez segura por fin';
  expect((await owner.call(restorePassword, { body: { key, password } })).statusCode).toBe(200);
  expect((await owner.call(signIn, { body: { ...entry, password } })).statusCode).toBe(200);
  const { rows } = await site.pool.query(
    `select action, from_state, to_state, actor from account_event join account using (region_id)
     where account.id = account_id and email_key = 'notme@ejemplo.pe' and action in ('confirm', 'lock', 'unlock') order by at`,
  );
  expect(rows.map(({ action, from_state, to_state, actor }) => [action, from_state, to_state, actor])).toEqual([
    ['confirm', 'pending_email', 'active', 'owner'],
    ['lock', 'active', 'locked', 'owner'],
    ['unlock', 'locked', 'active', 'owner'],
  ]);
});

test('signing in cancels a requested deletion only with `keepAccount`', async () => {
  const at = await newcomer('leaving@ejemplo.pe');
  await sql`update account set state = 'deletion_requested', deletion_requested_at = now() where email_key = 'leaving@ejemplo.pe'`.execute(
    site.db,
  );
  expect(said(await at.call(showAccount))).toEqual([401, 'session_ended']);
  const entry = { email: 'leaving@ejemplo.pe', password: PASSWORD };
  expect(said(await at.call(signIn, { body: entry }))).toEqual([403, 'account_leaving']);
  at.enter(await at.call(signIn, { body: { ...entry, keepAccount: true } }));
  expect((await at.call(showAccount)).json().state).toBe('active');
});
