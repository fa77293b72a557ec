import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { allowLongWork, LONG_WORK, SITE_LIMITS, type TimeLimits, unlimited } from './time-limits.ts';
import { inTransaction } from './transaction.ts';

const { db, pool, connection, close } = await testDatabase();
afterAll(close);
beforeAll(async () => {
  await sql`create table shelf (one int primary key, by text)`.execute(db);
  await sql`insert into shelf values (1, '')`.execute(db);
});

const settingsOf = async (client: pg.Pool) => {
  const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [
    Object.keys(SITE_LIMITS),
  ]);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
};

async function limited<T>(
  limits: Partial<TimeLimits>,
  work: (own: ReturnType<typeof connect>) => Promise<T>,
): Promise<T> {
  const own = connect({ ...connection, max: 1, limits: { ...SITE_LIMITS, ...limits } });
  return work(own).finally(() => own.close());
}

test("connections have the site's time limits, and connections for long work have LONG_WORK", async () => {
  expect(await settingsOf(pool)).toEqual(SITE_LIMITS);
  expect(Object.values(SITE_LIMITS).every((ms) => ms > 0)).toBe(true);
  expect(await unlimited(pool)).toEqual([]);
  await limited(LONG_WORK, async (own) => {
    expect(await settingsOf(own.pool)).toEqual(LONG_WORK);
    expect(await unlimited(own.pool)).toEqual(['statement_timeout']);
  });
});

test('a statement beyond its time limit is cancelled, and the connection stays usable', () =>
  limited({ statement_timeout: 50 }, async (own) => {
    await expect(sql`select pg_sleep(20)`.execute(own.db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`select 1 as one`.execute(own.db)).rows).toEqual([{ one: 1 }]);
  }));

test('a statement that waits too long for a lock fails', () =>
  limited({ lock_timeout: 50 }, (own) =>
    inTransaction(db, async (trx) => {
      await sql`update shelf set by = 'first' where one = 1`.execute(trx);
      const second = sql`update shelf set by = 'second' where one = 1`.execute(own.db);
      await expect(second).rejects.toMatchObject({ code: '55P03' });
    }),
  ));

test('an idle transaction is ended and releases its locks', () =>
  limited({ idle_in_transaction_session_timeout: 50 }, async (own) => {
    const forgotten = await own.pool.connect();
    await forgotten.query(`begin; update shelf set by = 'forgotten' where one = 1`);
    await sql`update shelf set by = 'next' where one = 1`.execute(db);
    expect((await sql`select by from shelf`.execute(db)).rows).toEqual([{ by: 'next' }]);
    forgotten.release(true);
  }));

test('allowLongWork removes the limits for one transaction only', () =>
  limited({ statement_timeout: 100 }, async (own) => {
    await inTransaction(own.db, async (trx) => {
      await allowLongWork(trx);
      await sql`select pg_sleep(0.3)`.execute(trx);
    });
    expect(await settingsOf(own.pool)).toMatchObject({ statement_timeout: 100 });
  }));
