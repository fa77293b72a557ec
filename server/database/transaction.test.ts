import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import type { Database } from './connect.ts';
import { inTransaction } from './transaction.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeAll(async () => {
  await sql`create table purse (id int primary key, coins int not null)`.execute(db);
  await sql`insert into purse values (1, 0), (2, 0)`.execute(db);
});

test('serializable transactions that conflict are repeated until they succeed', async () => {
  let attempts = 0;
  await Promise.all(
    Array.from({ length: 4 }, () =>
      inTransaction(
        db,
        async (trx) => {
          attempts += 1;
          const { rows } = await sql<{ coins: number }>`select coins from purse where id = 1`.execute(trx);
          await sql`select pg_sleep(0.02)`.execute(trx);
          await sql`update purse set coins = ${rows[0]!.coins + 1} where id = 1`.execute(trx);
        },
        'serializable',
      ),
    ),
  );
  const { rows } = await sql<{ coins: number }>`select coins from purse where id = 1`.execute(db);
  expect(rows).toEqual([{ coins: 4 }]);
  expect(attempts).toBeGreaterThan(4);
});

test('when two transactions deadlock, one is rolled back and repeated', async () => {
  const take = (first: number, second: number) =>
    inTransaction(db, async (trx) => {
      await sql`update purse set coins = coins + 10 where id = ${first}`.execute(trx);
      await sql`select pg_sleep(0.05)`.execute(trx);
      await sql`update purse set coins = coins + 10 where id = ${second}`.execute(trx);
    });
  await Promise.all([take(1, 2), take(2, 1)]);
  const { rows } = await sql`select coins from purse where id = 2`.execute(db);
  expect(rows).toEqual([{ coins: 20 }]);
});

test('a transaction with any other error is not repeated and writes nothing', async () => {
  let attempts = 0;
  const failing = inTransaction(db, async (trx) => {
    attempts += 1;
    await sql`update purse set coins = 0`.execute(trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(attempts).toBe(1);
  const { rows } = await sql`select coins from purse where id = 2`.execute(db);
  expect(rows).toEqual([{ coins: 20 }]);
});

const coinsOf = async (id: number) => {
  const { rows } = await sql<{ coins: number }>`select coins from purse where id = ${id}`.execute(db);
  return rows[0]!.coins;
};

test('the statements of a Promise.all run in order', async () => {
  await inTransaction(db, async (trx) => {
    const put = (coins: number) => sql`update purse set coins = coins * 2 + ${coins}::int where id = 1`.execute(trx);
    await Promise.all([sql`update purse set coins = 0 where id = 1`.execute(trx), put(1), put(2), put(3)]);
  });
  expect(await coinsOf(1)).toBe(11);
});

test('a statement after the end of its transaction is refused', async () => {
  const before = await coinsOf(1);
  const late = (trx: Database) => sql`update purse set coins = -1 where id = 1`.execute(trx);
  const kept = await inTransaction(db, async (trx) => ({ trx }));
  await expect(late(kept.trx)).rejects.toThrow(/already committed/);
  const hasty = await inTransaction(db, async (trx) => {
    const pause = sql`select pg_sleep(0.02)`.execute(trx).then(() => late(trx));
    return { pause: pause.catch((error: Error) => error.message) };
  });
  expect(await hasty.pause).toMatch(/transaction is/i);
  expect(await coinsOf(1)).toBe(before);
});

test('statements after a failed statement are not committed', async () => {
  const before = await coinsOf(1);
  const put = (trx: Database) => sql`update purse set coins = -3 where id = 1`.execute(trx);
  const failing = inTransaction(db, (trx) =>
    Promise.all([sql`insert into purse values (1, 1)`.execute(trx), put(trx), put(trx), put(trx)]),
  );
  await expect(failing).rejects.toThrow(/unique/);
  await inTransaction(db, async () => undefined);
  expect(await coinsOf(1)).toBe(before);
});

test('a transaction that catches the error of a statement is rolled back and throws', async () => {
  const before = await coinsOf(1);
  const careless = inTransaction(db, async (trx) => {
    await sql`update purse set coins = -1 where id = 1`.execute(trx);
    await sql`select 1 / 0`.execute(trx).catch(() => undefined);
  });
  await expect(careless).rejects.toThrow('Nothing of the transaction was kept.');
  expect(await coinsOf(1)).toBe(before);
});

test('when several statements fail, the error of the first is thrown', async () => {
  const deep = async (depth: number, ask: () => Promise<unknown>): Promise<unknown> =>
    depth === 0 ? ask() : deep(depth - 1, ask);
  const failing = inTransaction(db, (trx) =>
    Promise.all([
      deep(5, () => sql`insert into purse values (1, 1)`.execute(trx)),
      sql`update purse set coins = 3`.execute(trx),
      sql`update purse set coins = 4`.execute(trx),
    ]),
  );
  await expect(failing).rejects.toThrow(/unique/);
});

test('a statement that was not awaited is rolled back with its transaction', async () => {
  const before = await coinsOf(1);
  const hasty = inTransaction(db, async (trx) => {
    sql`update purse set coins = -1 where id = 1`.execute(trx).catch(() => undefined);
    throw new Error('no');
  });
  await expect(hasty).rejects.toThrow('no');
  expect(await coinsOf(1)).toBe(before);
});
