import type pg from 'pg';
import type { Clock } from './clock.ts';

const FUNCTIONS = ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp'];

/** Must run before the migrations, because default values keep the function `now` that PostgreSQL finds first. */
export async function setDatabaseClock(client: pg.ClientBase, role: string, { at, runs }: Clock): Promise<void> {
  await client.query('create schema if not exists pictures_clock');
  for (const name of FUNCTIONS) {
    const instant = runs
      ? `pg_catalog.${name}() + (${literal(at)} - ${literal(new Date().toISOString())})`
      : literal(at);
    await client.query(
      `create or replace function pictures_clock.${name}() returns timestamptz language sql stable as $$ select ${instant} $$`,
    );
  }
  await client.query(`alter role ${role} set search_path = public, pictures_clock, pg_catalog`);
}

const literal = (instant: string) => `timestamptz '${instant}'`;
