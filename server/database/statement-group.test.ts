import type { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import type { Database } from './connect.ts';
import { andCommit, inTransaction } from './transaction.ts';

/** One connection, so that whatever one transaction leaves behind meets the next. */
const { db, pool, close } = await testDatabase({ max: 1 });
afterAll(close);

let answers = 0;
pool.on('connect', (client) => {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('readyForQuery', () => {
    answers += 1;
  });
});

beforeEach(async () => {
  await sql`drop table if exists shelf`.execute(db);
  await sql`create table shelf (one int primary key)`.execute(db);
});

const put = (to: Database, one: number) => sql`insert into shelf values (${one}::int)`.execute(to);
const kept = async () => (await sql<{ one: number }>`select one from shelf order by one`.execute(db)).rows;

test('a beginning goes with its first statements, the last ones with the commit, and each breath has one answer', async () => {
  await put(db, 0);
  answers = 0;
  await inTransaction(db, async (trx) => {
    await Promise.all([put(trx, 1), put(trx, 2), put(trx, 3)]);
    return andCommit(async () => {
      await Promise.all([put(trx, 4), put(trx, 5)]);
    });
  });
  expect(answers).toBe(2);
  expect(await kept()).toEqual([0, 1, 2, 3, 4, 5].map((one) => ({ one })));
});

test('a transaction in which nothing is asked for asks the database for nothing', async () => {
  await put(db, 0);
  answers = 0;
  expect(await inTransaction(db, async () => 'done')).toBe('done');
  expect(answers).toBe(0);
});

test('nothing is written where the beginning was refused, and that is the reason', async () => {
  const refused = inTransaction(db, (trx) => Promise.all([put(trx, 1), put(trx, 2)]), 'as it likes' as never);
  await expect(refused).rejects.toThrow(/syntax error/);
  expect(await kept()).toEqual([]);
  await inTransaction(db, (trx) => put(trx, 3));
  expect(await kept()).toEqual([{ one: 3 }]);
});

test('what stands behind a statement that failed is not done, and is known by its name when it is asked for again', async () => {
  const both = (from: Database) =>
    Promise.all([put(from, 1), sql<{ two: number }>`select ${2}::int as two`.execute(from)]);
  const failing = () => inTransaction(db, both);
  await inTransaction(db, (trx) => put(trx, 1));
  // Named at the third time, within a group that fails before it is read.
  for (let time = 0; time < 4; time += 1) await expect(failing()).rejects.toThrow(/unique/);
  await sql`delete from shelf`.execute(db);
  const [, { rows }] = await inTransaction(db, both);
  expect(rows).toEqual([{ two: 2 }]);
  expect(await kept()).toEqual([{ one: 1 }]);
});

test('a value that cannot be written fails alone, and takes its transaction back', async () => {
  const endless: { self?: object } = {};
  endless.self = endless;
  const failing = inTransaction(db, (trx) => Promise.all([put(trx, 1), sql`select ${endless}::jsonb`.execute(trx)]));
  await expect(failing).rejects.toThrow(/circular/);
  expect(await kept()).toEqual([]);
});

test('a commit that goes with a statement that fails keeps nothing, and leaves the connection free', async () => {
  await put(db, 1);
  const failing = inTransaction(db, async (trx) => {
    await put(trx, 2);
    return andCommit(() => put(trx, 1));
  });
  await expect(failing).rejects.toThrow(/unique/);
  expect(await kept()).toEqual([{ one: 1 }]);
  const { rows } = await sql<{ inside: boolean }>`select now() <> statement_timestamp() as inside`.execute(db);
  expect(rows).toEqual([{ inside: false }]);
});

test('several statements in one text are worked off within their transaction', async () => {
  const failing = inTransaction(db, async (trx) => {
    await sql`insert into shelf values (1); insert into shelf values (2)`.execute(trx);
    expect((await sql`select 1 from shelf`.execute(trx)).rows).toHaveLength(2);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await kept()).toEqual([]);
});

test('a connection that breaks fails everything that was asked for, and the next transaction has another', async () => {
  const broken = inTransaction(db, (trx) =>
    Promise.all([put(trx, 1), sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx), put(trx, 2)]),
  );
  await expect(broken).rejects.toThrow(/terminat/i);
  await inTransaction(db, (trx) => put(trx, 3));
  expect(await kept()).toEqual([{ one: 3 }]);
});
