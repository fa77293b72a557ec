import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { builtOnce, columnsOf, slotsFor } from './built-once.ts';
import { inTransaction } from './transaction.ts';

declare module './tables.ts' {
  interface Tables {
    box: { id: number; note: string | null; more: string };
  }
}
type Box = { id: number; note?: string | null; more?: string };

test('a statement is built once for each of its texts, and each call has its own values', async () => {
  const { db, close } = await testDatabase({ max: 2 });
  try {
    await sql`create table box (id int, note text, more text not null default 'none')`.execute(db);
    let times = 0;
    const insert = builtOnce<Box[], Box>(
      (from, slot, like) => {
        times += 1;
        const rows = like.map((row, n) => slotsFor(slot, row, (it) => it[n]!));
        return from
          .insertInto('box')
          .values(rows as never)
          .returningAll();
      },
      (rows) => rows.map((row) => columnsOf(row).join()).join(';'),
    );
    const one = builtOnce<{ id: number }, Box>((from, slot) =>
      from.selectFrom('box').selectAll().where('id', '=', slot('id')),
    );
    expect((await insert(db, [{ id: 1, note: 'a' }])).rows).toEqual([{ id: 1, note: 'a', more: 'none' }]);
    expect((await insert(db, [{ id: 2, note: null }])).rows).toEqual([{ id: 2, note: null, more: 'none' }]);
    expect((await insert(db, [{ id: 3, note: 'c', more: undefined }])).rows).toEqual([
      { id: 3, note: 'c', more: 'none' },
    ]);
    expect(times).toBe(1);
    const two = await insert(db, [
      { id: 4, note: 'd' },
      { id: 5, note: 'e' },
    ]);
    expect(two.rows.map(({ note }) => note)).toEqual(['d', 'e']);
    expect((await insert(db, [{ id: 6, note: 'f', more: 'g' }])).rows).toEqual([{ id: 6, note: 'f', more: 'g' }]);
    expect(times).toBe(3);
    const both = await Promise.all([1, 5].map((id) => one(db, { id })));
    expect(both.map(({ rows }) => rows[0]?.note)).toEqual(['a', 'e']);

    // Built within a transaction, it belongs to none.
    const count = builtOnce<{ above: number }, { n: number }>((from, slot) =>
      from.selectFrom('box').select(sql<number>`count(*)::int`.as('n')).where('id', '>', slot('above')),
    );
    await inTransaction(db, async (trx) => {
      await insert(trx, [{ id: 7, note: 'h' }]);
      expect((await count(trx, { above: 0 })).rows).toEqual([{ n: 7 }]);
      expect((await count(db, { above: 0 })).rows).toEqual([{ n: 6 }]);
    });
    expect((await count(db, { above: 6 })).rows).toEqual([{ n: 1 }]);
  } finally {
    await close();
  }
});
