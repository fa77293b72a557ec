import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { plannedEachTime } from './statement-names.ts';
import { unlimited } from './time-limits.ts';
import { inTransaction } from './transaction.ts';

const NAMES = sql<{
  statement: string;
}>`select statement from pg_prepared_statements where not statement ~ 'pg_prepared'`;

test('a repeated statement gets a name, unless it has to be planned each time', async () => {
  const { db, close } = await testDatabase({ max: 1 });
  try {
    for (let time = 0; time < 4; time += 1) {
      expect((await sql<{ sum: number }>`select ${time}::int + 1 as sum`.execute(db)).rows).toEqual([
        { sum: time + 1 },
      ]);
      await sql`select id from region where id = ${`r${time}`} ${plannedEachTime}`.execute(db);
    }
    expect((await NAMES.execute(db)).rows).toEqual([{ statement: 'select $1::int + 1 as sum' }]);
  } finally {
    await close();
  }
});

test('a named statement reports the number of changed rows', async () => {
  const { db, close } = await testDatabase({ max: 1 });
  try {
    await sql`create table shelf (one int)`.execute(db);
    for (let time = 1; time < 6; time += 1) {
      const { numAffectedRows, rows } = await sql`insert into shelf select generate_series(1, ${time}::int)`.execute(
        db,
      );
      expect({ numAffectedRows, rows }).toEqual({ numAffectedRows: BigInt(time), rows: [] });
    }
  } finally {
    await close();
  }
});

test('named statements still work after a table changed', async () => {
  const { db, close } = await testDatabase({ max: 1 });
  const read = (from: typeof db) => sql<object>`select * from shelf`.execute(from).then(({ rows }) => rows);
  try {
    await sql`create table shelf (one int default 1)`.execute(db);
    await sql`insert into shelf default values`.execute(db);
    for (let time = 0; time < 4; time += 1) expect(await read(db)).toEqual([{ one: 1 }]);
    await sql`alter table shelf add two int default 2`.execute(db);
    expect(await read(db)).toEqual([{ one: 1, two: 2 }]);

    for (let time = 0; time < 4; time += 1) await read(db);
    await sql`alter table shelf add three int default 3`.execute(db);
    expect(await inTransaction(db, read)).toEqual([{ one: 1, two: 2, three: 3 }]);
  } finally {
    await close();
  }
});

test('a transaction is rolled back when one statement fails', async () => {
  const { db, close } = await testDatabase({ max: 1 });
  try {
    await sql`create table shelf (one int unique)`.execute(db);
    const twice = inTransaction(db, async (trx) => {
      await sql`insert into shelf values (1)`.execute(trx);
      await sql`insert into shelf values (1)`.execute(trx);
    });
    await expect(twice).rejects.toThrow(/unique/);
    await inTransaction(db, async () => undefined);
    await inTransaction(db, async (trx) => sql`insert into shelf values (2)`.execute(trx));
    expect((await sql`select * from shelf`.execute(db)).rows).toEqual([{ one: 2 }]);
  } finally {
    await close();
  }
});

test('behind a connection pooler, statements have no names', async () => {
  const { connection, close } = await testDatabase();
  const { db, pool, close: leave } = connect({ ...connection, max: 1, onConnect: lendAnother });
  try {
    for (let time = 0; time < 4; time += 1) await sql`select ${time}::int`.execute(db);
    expect((await NAMES.execute(db)).rows).toEqual([]);
    expect(await unlimited(pool)).toHaveLength(3);
  } finally {
    await leave();
    await close();
  }
});

/** Imitates a pooler, which runs queries in another server process. */
function lendAnother(client: object): void {
  Object.assign(client, { processID: 1 });
}

test('a connection that breaks before its first query is returned to the pool', async () => {
  const { connection, close } = await testDatabase();
  let isBroken = true;
  const breakOff = (client: object) => {
    if (isBroken) Object.assign(client, { query: () => Promise.reject(new Error('gone')) });
  };
  const { db, close: leave } = connect({ ...connection, max: 1, onConnect: breakOff });
  try {
    await expect(sql`select 1`.execute(db)).rejects.toThrow('gone');
    isBroken = false;
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    await leave();
    await close();
  }
});
