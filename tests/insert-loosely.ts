import type { Pool } from 'pg';

/** Fills required columns that have no given value. Foreign keys and checks are not enforced. */
export async function insertLoosely(pool: Pool, table: string, values: Record<string, unknown>): Promise<void> {
  const { rows } = await pool.query<{ column_name: string; udt_name: string; word: string | null }>(
    `select column_name, udt_name, (
       select (regexp_match(pg_get_constraintdef(oid), '''(\\w+)'''))[1] from pg_constraint where contypid = to_regtype(domain_name)
     ) as word from information_schema.columns where table_schema = 'public' and table_name = $1
     and is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const filler: Record<string, string> = {
    uuid: crypto.randomUUID(),
    jsonb: '{}',
    int4: '1',
    date: '2026-01-01',
    timestamptz: '2026-01-01',
    numeric: '1',
    int2: '1',
    int8: '1',
    bool: 'false',
    bytea: '\\x01',
    _text: '{}',
    tstzmultirange: '{}',
    datemultirange: '{}',
  };
  const row = {
    ...Object.fromEntries(rows.map((it) => [it.column_name, filler[it.udt_name] ?? it.word ?? 'x'])),
    ...values,
  };
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: checks } = await client.query<{ conname: string }>(
      `select conname from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f')`,
      [table],
    );
    for (const { conname } of checks) await client.query(`alter table ${table} drop constraint "${conname}"`);
    await client.query(
      `insert into ${table} (${Object.keys(row).join()}) values (${Object.keys(row).map((_, i) => `$${i + 1}`)})`,
      Object.values(row),
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
