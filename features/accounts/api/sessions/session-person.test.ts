import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { findPersonIn } from '../find-person.ts';

const { db, pool, close } = await testDatabase();
afterAll(close);
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const find = findPersonIn({ db, config: { REGION: 'trujillo' } as never });

let account: string;
let session: string;
beforeAll(async () => {
  await pool.query(`insert into region (id) values ('trujillo'), ('cusco')`);
  const made = await pool.query(
    `insert into account (region_id, state, email, email_key, name, password_hash)
     values ('trujillo', 'active', 'Rosa@ejemplo.pe', 'rosa@ejemplo.pe', 'Rosa', 'x') returning id`,
  );
  account = made.rows[0].id;
  const begun = await pool.query(
    `insert into account_session (region_id, account_id, salt, token_hash, token_expires_at, previous_token_hash, previous_token_until,
       method, second_factor, device_hash, device)
     values ('trujillo', $1, $2, $3, now() + interval '15 minutes', $4, now() + interval '1 minute', 'password', true, $2, 'Firefox')
     returning id`,
    [account, randomBytes(32), sha256('token'), sha256('before')],
  );
  session = begun.rows[0].id;
});
const set = (text: string) => pool.query(`update account_session set ${text} where id = $1`, [session]);

test('a token finds its person with their roles, and its use is recorded', async () => {
  await pool.query(`insert into staff (region_id, account_id, role) values ('trujillo', $1, 'editor')`, [account]);
  const operator = '3f2b1c9e-0000-4000-8000-000000000001';
  await pool.query(`insert into operator_member values ('trujillo', $1, $2, 'sales')`, [operator, account]);
  expect(await find('token')).toEqual({
    kind: 'person',
    accountId: account,
    sessionId: session,
    name: 'Rosa',
    email: 'Rosa@ejemplo.pe',
    staff: 'editor',
    secondFactor: true,
    places: [],
    operators: [{ id: operator, role: 'sales' }],
  });
  const { rows } = await pool.query('select seen_at from account_session');
  expect(rows[0].seen_at).toBeInstanceOf(Date);
});

test('the previous token works until `previous_token_until`', async () => {
  expect((await find('before'))?.sessionId).toBe(session);
  await set(`previous_token_until = now() - interval '1 second'`);
  expect(await find('before')).toBeUndefined();
});

test('ended sessions, expired tokens and inactive accounts find no person', async () => {
  expect(await find('other')).toBeUndefined();
  const cusco = findPersonIn({ db, config: { REGION: 'cusco' } as never });
  expect(await cusco('token')).toBeUndefined();

  await pool.query(`update account set state = 'suspended'`);
  expect(await find('token')).toBeUndefined();
  await pool.query(`update account set state = 'active'`);
  expect((await find('token'))?.accountId).toBe(account);

  await set(`token_expires_at = now()`);
  expect(await find('token')).toBeUndefined();
  await set(`token_expires_at = now() + interval '1 minute', ended_at = now()`);
  expect(await find('token')).toBeUndefined();
});
