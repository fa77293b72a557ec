import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { builtOnce } from './built-once.ts';
import { connect } from './connect.ts';
import { isTurnedDown } from './demand.ts';
import { atOnce, inTransaction } from './transaction.ts';

const { db, connection, close } = await testDatabase({ max: 8 });
afterAll(close);

/** Statements that the database ran, each with the number of the transaction in which it wrote. */
const shelfInsert = builtOnce<{ one: number; by: string }, { xid: string }>(
  (_, slot) =>
    sql`insert into shelf (one, by) values (${slot('one')}::int, ${slot('by')}::text) returning pg_current_xact_id()::text as xid`,
);
const put = async (one: number, by = '') => (await shelfInsert(db, { one, by })).rows[0]!.xid;
const shelfRead = builtOnce<{ one: number }, { by: string }>(
  (_, slot) => sql`select by from shelf where one = ${slot('one')}::int`,
);
const kept = async () => (await sql<{ one: number }>`select one from shelf order by one`.execute(db)).rows;
const numbers = (until: number) => Array.from({ length: until }, (_, n) => n);

beforeEach(async () => {
  await sql`drop table if exists shelf, stock`.execute(db);
  await sql`create table shelf (one int primary key, by text not null)`.execute(db);
  await sql`create table stock (name text primary key, left_over int not null check (left_over >= 0))`.execute(db);
  await sql`insert into stock values ('a', 5), ('b', 100)`.execute(db);
});

test('what is asked for at the same time goes as one transaction, and each hears of its own', async () => {
  const transactions = await Promise.all(numbers(10).map((one) => put(one, `by ${one}`)));
  expect(new Set(transactions).size).toBe(1);
  const read = await Promise.all(numbers(10).map(async (one) => (await shelfRead(db, { one })).rows));
  expect(read).toEqual(numbers(10).map((one) => [{ by: `by ${one}` }]));
});

test('one that fails fails alone, and the others are kept', async () => {
  await put(3, 'first');
  const ends = await Promise.allSettled(numbers(6).map((one) => put(one)));
  expect(ends.map(({ status }) => status)).toEqual(numbers(6).map((one) => (one === 3 ? 'rejected' : 'fulfilled')));
  expect((ends[3] as PromiseRejectedResult).reason).toMatchObject({ code: '23505' });
  expect(await kept()).toEqual(numbers(6).map((one) => ({ one })));
});

test('when many fail, each of the others is kept still', async () => {
  await Promise.all([1, 3, 5, 7].map((one) => put(one)));
  const ends = await Promise.allSettled(numbers(9).map((one) => put(one)));
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(await kept()).toEqual(numbers(9).map((one) => ({ one })));
});

const take = (name: string, places: number, one: number) =>
  atOnce(db, [name], async (trx) => {
    const [, { rows }] = await Promise.all([
      sql`with taken as (update stock set left_over = left_over - ${places}::int where name = ${name} and left_over >= ${places}::int returning name)
        select demand(exists (select from taken))`.execute(trx),
      sql<{ one: number }>`insert into shelf (one, by) values (${one}::int, ${name}) returning one`.execute(trx),
    ]);
    return rows[0]!.one;
  });

test('whole transactions go together, and nobody is sold what is gone', async () => {
  const ends = await Promise.allSettled(numbers(8).map((one) => take('a', 1, one)));
  const sold = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
  expect(sold).toHaveLength(5);
  for (const end of ends) if (end.status === 'rejected') expect(isTurnedDown(end.reason)).toBe(true);
  expect((await kept()).map(({ one }) => one)).toEqual(sold.toSorted());
  expect((await sql`select left_over from stock where name = 'a'`.execute(db)).rows).toEqual([{ left_over: 0 }]);
});

test('they lock in one order, whoever came first: two processes never wait for each other', async () => {
  const other = connect({ ...connection, max: 4 });
  try {
    const both = [db, other.db];
    const rounds = numbers(60).map((n) =>
      atOnce(both[n % 2]!, n % 3 ? ['a'] : ['a', 'b'], (trx) =>
        Promise.all(
          (n % 3 ? ['a'] : ['a', 'b']).map((name) =>
            sql`update stock set left_over = left_over + 1 where name = ${name}`.execute(trx),
          ),
        ),
      ),
    );
    const more = numbers(60).map((n) =>
      atOnce(both[n % 2]!, ['b'], (trx) =>
        sql`update stock set left_over = left_over + 1 where name = 'b'`.execute(trx),
      ),
    );
    await Promise.all([...rounds, ...more]);
    const { rows } = await sql`select name, left_over from stock order by name`.execute(db);
    expect(rows).toEqual([
      { name: 'a', left_over: 65 },
      { name: 'b', left_over: 180 },
    ]);
    expect(await deadlocks()).toBe(0);
  } finally {
    await other.close();
  }
});

test('who waits for a lock holds nobody up for long', async () => {
  await inTransaction(db, async (trx) => {
    await sql`update stock set left_over = 3 where name = 'a'`.execute(trx);
    const blocked = take('a', 1, 100);
    await new Promise((done) => setTimeout(done, 20));
    await put(1);
    expect(await kept()).toEqual([{ one: 1 }]);
    return { blocked };
  }).then(({ blocked }) => blocked);
  expect(await kept()).toEqual([{ one: 1 }, { one: 100 }]);
});

test('what is asked for after an answer is refused, for it is over by then', async () => {
  const failing = atOnce(db, [], async (trx) => {
    await sql`insert into shelf values (1, '')`.execute(trx);
    await sql`insert into shelf values (2, '')`.execute(trx);
  });
  await expect(failing).rejects.toThrow('The transaction is over.');
  expect(await kept()).toEqual([{ one: 1 }]);
});

test('a value that cannot be written fails its own transaction, before anything of it leaves', async () => {
  const endless: { self?: object } = {};
  endless.self = endless;
  const ends = await Promise.allSettled([
    put(1),
    atOnce(db, [], (trx) =>
      Promise.all([sql`insert into shelf values (2, '')`.execute(trx), sql`select ${endless}::jsonb`.execute(trx)]),
    ),
    put(3),
  ]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await kept()).toEqual([{ one: 1 }, { one: 3 }]);
});

test('what fails only at the commit fails alone', async () => {
  await sql`create or replace function no_nine() returns trigger language plpgsql as $$ begin
    if new.one = 9 then raise exception 'no nine'; end if; return null; end $$`.execute(db);
  await sql`create constraint trigger no_nine after insert on shelf deferrable initially deferred for each row execute function no_nine()`.execute(
    db,
  );
  const ends = await Promise.allSettled([put(8), put(9), put(10)]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect((ends[1] as PromiseRejectedResult).reason.message).toBe('no nine');
  expect(await kept()).toEqual([{ one: 8 }, { one: 10 }]);
});

test('a connection that breaks tells everybody, and the next ones have another', async () => {
  const killer = builtOnce<{ one: number }, object>(
    (_, slot) => sql`select pg_terminate_backend(pg_backend_pid()), demand(${slot('one')}::int = 1)`,
  );
  const ends = await Promise.allSettled([put(1), killer(db, { one: 1 }), put(2)]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await put(3);
  expect(await kept()).toEqual([{ one: 3 }]);
});

test('without a database everybody is told so', async () => {
  const away = connect({ ...connection, host: '127.0.0.1', port: 1, max: 2 });
  try {
    const ends = await Promise.allSettled(numbers(60).map((one) => shelfInsert(away.db, { one, by: '' })));
    for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'ECONNREFUSED' } });
  } finally {
    await away.close();
  }
});

async function deadlocks(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]!.deadlocks;
}

test('what would change a setting for everybody who goes with it is refused', () => {
  const careless = builtOnce<object, object>(() => sql`select set_config('synchronous_commit', 'off', true)`);
  expect(() => careless(db, {})).toThrow(/setting/);
});
