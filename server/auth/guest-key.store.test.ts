import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { guestKeyStore } from './guest-key.store.ts';
import { hashKey } from './guest-keys.ts';

const { db, close } = await testDatabase();
const keys = guestKeyStore({ resources: 'parcel', id: 'name', keys: 'parcel_key', resource: 'parcel' });
const [PIN, SECRET] = ['01234567', 'the secret of a link'];
const held = (shown: { secret?: string; pin?: string }, name = 'one') =>
  keys.held(db, 'here', name, { secret: shown.secret, pin: shown.pin });

afterAll(close);
beforeAll(async () => {
  await sql`create table parcel (region_id text, name text, pin_failures int not null default 0, pin_failures_since timestamptz)`.execute(
    db,
  );
  await sql`create table parcel_key (region_id text, parcel text, kind text, hash bytea, unique (region_id, parcel, kind, hash))`.execute(
    db,
  );
});
beforeEach(async () => {
  await sql`truncate parcel, parcel_key`.execute(db);
  await sql`insert into parcel (region_id, name) values ('here', 'one'), ('here', 'two')`.execute(db);
  await keys.replacePin(db, 'here', 'one', { pin: hashKey('one', PIN), link: hashKey('one', SECRET) });
});

test('a link and a PIN open only the resource that they were issued for', async () => {
  expect(await held({ secret: SECRET })).toBe('link');
  expect(await held({ pin: '0123 4567' })).toBe('pin');
  expect(await held({ secret: SECRET }, 'two')).toBeNull();
  expect(await held({ pin: PIN }, 'two')).toBeNull();
  expect(await held({ secret: PIN })).toBeNull();
  expect(await held({})).toBeNull();
});

test('a wrong secret sent with the right PIN opens nothing and is not a failed attempt', async () => {
  for (let time = 0; time < 12; time += 1) expect(await held({ secret: 'another', pin: PIN })).toBeNull();
  expect(await held({ pin: PIN })).toBe('pin');
});

test('after ten wrong PINs in an hour, the right PIN is refused, but a link still opens', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => held({ pin: String(10_000_000 + n) })));
  expect(await held({ pin: PIN })).toBeNull();
  expect(await held({ secret: SECRET })).toBe('link');
  await sql`update parcel set pin_failures_since = now() - interval '61 minutes'`.execute(db);
  expect(await held({ pin: PIN })).toBe('pin');
});

test('the right PIN resets the failed attempts', async () => {
  for (let time = 0; time < 3; time += 1) {
    for (let wrong = 0; wrong < 9; wrong += 1) expect(await held({ pin: `9999999${wrong}` })).toBeNull();
    expect(await held({ pin: PIN })).toBe('pin');
  }
});

test('a new PIN replaces the old PIN, and all earlier links still open', async () => {
  await keys.replacePin(db, 'here', 'one', { pin: hashKey('one', '76543210'), link: hashKey('one', 'newer') });
  expect(await held({ pin: PIN })).toBeNull();
  expect(await held({ pin: '76543210' })).toBe('pin');
  expect(await held({ secret: SECRET })).toBe('link');
  expect(await held({ secret: 'newer' })).toBe('link');
});
