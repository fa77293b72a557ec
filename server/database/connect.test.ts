import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { isUnwritable } from './sql-state.ts';

test('a connection that breaks during a transaction fails only this transaction', async () => {
  const { db, pool, close } = await testDatabase();
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on('uncaughtException', hear);
  try {
    const work = db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await new Promise((done) => setTimeout(done, 100));
      await sql`select 1`.execute(trx);
    });
    await expect(work).rejects.toThrow();
    expect(unheard).toEqual([]);
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  } finally {
    process.off('uncaughtException', hear);
    await close();
  }
});

test('text that the database cannot store is recognised by its error code', async () => {
  const { db, close } = await testDatabase({ max: 1 });
  try {
    const refusal = (statement: RawBuilder<unknown>) =>
      statement.execute(db).then(
        () => 'kept',
        (error: Error) => isUnwritable(error),
      );
    expect(await refusal(sql`select ${'a\0'}::text`)).toBe(true);
    expect(await refusal(sql`select ${JSON.stringify(['a\0'])}::jsonb`)).toBe(true);
    expect(await refusal(sql`select ${JSON.stringify(['\ud800'])}::jsonb`)).toBe(true);
    expect(await refusal(sql`select ${'boat'}::uuid`)).toBe(false);
  } finally {
    await close();
  }
});
