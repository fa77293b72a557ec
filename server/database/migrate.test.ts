import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { SITE_LIMITS } from './time-limits.ts';

const { pool, connection, close } = await testDatabase();
afterAll(close);

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vereda-migrations-'));
  await pool.query('drop table if exists migration, lake, boat');
  return () => rm(folder, { recursive: true });
});
const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

test('after the real migrations, Spanish search ignores accents', async () => {
  const { rows } = await pool.query(
    `select to_tsvector('es', 'Excursión al Santuario') @@ plainto_tsquery('es', 'excursion santuarios') as found,
            plain_text('Ñandú ÁÉÍ') as plain`,
  );
  expect(rows).toEqual([{ found: true, plain: 'nandu aei' }]);
});

test('applies each file once and in order, even when two processes start together', async () => {
  await write('0001-lake.sql', 'create table lake (id int primary key);');
  await write('0002-boat.sql', 'create table boat (lake int references lake);');
  const [first, second] = await Promise.all([migrate(pool, folder), migrate(pool, folder)]);
  expect([...first, ...second].sort()).toEqual(['0001-lake.sql', '0002-boat.sql']);
  expect(await migrate(pool, folder)).toEqual([]);
});

test("a migration may run longer than the site's statement timeout", async () => {
  const hurried = connect({ ...connection, max: 1, limits: { ...SITE_LIMITS, statement_timeout: 200 } });
  await write('0001-lake.sql', 'create table lake (id int); select pg_sleep(0.4);');
  await expect(migrate(hurried.pool, folder).finally(hurried.close)).resolves.toEqual(['0001-lake.sql']);
});

test('a failing migration is rolled back, and the error names its file', async () => {
  await write('0001-lake.sql', 'create table lake (id int); select nothing_like_this();');
  await expect(migrate(pool, folder)).rejects.toThrow(/0001-lake\.sql failed.*nothing_like_this/);
  const { rows } = await pool.query(`select to_regclass('lake') as lake`);
  expect(rows).toEqual([{ lake: null }]);
});

test('refuses a changed file, a newer database, and two files with one number', async () => {
  await write('0001-lake.sql', 'create table lake (id int);');
  await migrate(pool, folder);
  await write('0001-lake.sql', 'create table lake (id bigint);');
  await expect(migrate(pool, folder)).rejects.toThrow(/changed after it was applied/);
  await rm(join(folder, '0001-lake.sql'));
  await write('0002-boat.sql', 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow(/newer version/);
  await write('0002-bridge.sql', 'select 1;');
  await expect(migrate(pool, folder)).rejects.toThrow(/share a number/);
});
