import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { inTransaction } from './transaction.ts';

const { db, close } = await testDatabase();
afterAll(close);
beforeAll(async () => {
  await sql`create table purse (id int primary key, coins int not null)`.execute(db);
  await sql`insert into purse values (1, 0), (2, 0)`.execute(db);
});

test('writers that the database turns away begin again until each has its turn', async () => {
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

test('a deadlock is undone for one of the two, which then succeeds', async () => {
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

test('any other failure is passed on at once, with nothing written', async () => {
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
