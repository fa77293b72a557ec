import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { CODE_WORDS, isCoded } from '../copy/code-words.ts';
import { declaredColumns, PARTS, PERSONAL_DATA } from './tables.ts';

const { pool, close } = await testDatabase();
afterAll(close);

const qualified = (name: string) => (name.includes('.') ? name : `public.${name}`);

async function catalogue(client: Pick<typeof pool, 'query'>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select table_schema || '.' || table_name || '.' || column_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows.map(({ name }) => name).sort();
}

const declared = () =>
  Object.entries(PERSONAL_DATA)
    .flatMap(([name, table]) => declaredColumns(table).map((column) => `${qualified(name)}.${column}`))
    .sort();

test('every column of the database is declared, and every declared column exists', async () => {
  expect(await catalogue(pool)).toEqual(declared());
});

test('every table is declared once', () => {
  const names = PARTS.flatMap((part) => Object.keys(part));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the test finds an undeclared column', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('alter table account add column shoe_size text');
    const undeclared = (await catalogue(client)).filter((column) => !declared().includes(column));
    expect(undeclared).toEqual(['public.account.shoe_size']);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

/** A code that the database accepts: `state = ANY (ARRAY['open'::text, 'closed'::text])`. */
const CHECK = /\(*(\w+)\)*(?:::text)? = ANY \(+ARRAY\[([^\]]+)\]/g;

test('every code of a personal column has a Spanish word', async () => {
  const { rows } = await pool.query<{ table: string; rule: string }>(`
    select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`);
  const codes = rows.flatMap(({ table, rule }) => {
    const declared = PERSONAL_DATA[table];
    if (!declared || declared.about === 'nobody') return [];
    return [...rule.matchAll(CHECK)].flatMap(([, column = '', list = '']) =>
      typeof declared.personal[column] === 'string'
        ? [...list.matchAll(/'([^']*)'/g)].map(([, code = '']) => ({ table, column, code }))
        : [],
    );
  });
  expect(codes.length).toBeGreaterThan(100);
  expect(codes.filter(({ column, code }) => !isCoded(column) || !CODE_WORDS[code.toLowerCase()])).toEqual([]);
});

test('every personal column has a label in Spanish words', () => {
  const labels = Object.values(PERSONAL_DATA).flatMap((table) =>
    table.about === 'nobody' ? [] : Object.entries(table.personal),
  );
  const raw = labels.filter(
    ([column, label]) => typeof label === 'string' && (label === column || /^[a-z]|_/.test(label)),
  );
  expect(raw).toEqual([]);
});

test('a table whose rows are kept declares what happens to each personal column', () => {
  for (const [name, table] of Object.entries(PERSONAL_DATA)) {
    if (table.about === 'nobody' || table.erased === 'rows') continue;
    const answered = [...Object.keys(table.becomes), ...Object.keys(table.kept)];
    expect([name, answered.sort()]).toEqual([name, Object.keys(table.personal).sort()]);
  }
});
