import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { LONG_WORK, settingsOf } from './time-limits.ts';

const ADVISORY_LOCK = 7_236_420_001;

interface Migration {
  number: number;
  name: string;
  sql: string;
  checksum: string;
}

/**
 * Runs each migration in its own transaction.
 * @returns the file names of the migrations that this call applied.
 * @throws if an applied file has changed, or if a newer version of the program migrated the database.
 */
export async function migrate(pool: pg.Pool, folder = migrationsFolder()): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await applyOne(pool, migration, migrations)) applied.push(migration.name);
  }
  return applied;
}

export function migrationsFolder(): string {
  return join(import.meta.dirname, '..', '..', 'database', 'migrations');
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async (name) => {
      const match = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name);
      if (!match) throw new Error(`Migration ${name}: expected a name like 0007-what-it-does.sql.`);
      const sql = await readFile(join(folder, name), 'utf8');
      return { number: Number(match[1]), name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  migrations.forEach((migration, index) => {
    const previous = migrations[index - 1];
    if (previous?.number === migration.number)
      throw new Error(`${previous.name} and ${migration.name} share a number.`);
  });
  return migrations;
}

async function applyOne(pool: pg.Pool, migration: Migration, all: Migration[]): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(settingsOf(LONG_WORK, 'set local'));
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(
      `create table if not exists migration
         (number int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<Migration>('select number, name, checksum from migration');
    verify(rows, all);
    const pending = !rows.some((row) => row.number === migration.number);
    if (pending) {
      await client.query(migration.sql).catch((error: Error) => {
        throw new Error(`Migration ${migration.name} failed: ${error.message}`, { cause: error });
      });
      await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ]);
    }
    await client.query('commit');
    client.release();
    return pending;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function verify(applied: Pick<Migration, 'number' | 'name' | 'checksum'>[], files: Migration[]): void {
  for (const row of applied) {
    const file = files.find((migration) => migration.number === row.number);
    if (!file)
      throw new Error(`The database was migrated by a newer version of Vereda (${row.name}): update the program.`);
    if (file.checksum !== row.checksum) {
      throw new Error(`Migration ${row.name} was changed after it was applied; write a new one instead.`);
    }
  }
}
