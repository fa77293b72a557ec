import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** How long PostgreSQL lets a connection take, in milliseconds; 0: no limit. */
export interface TimeLimits {
  /** One statement. */
  statement_timeout: number;
  /** Waiting for one lock, of a row, a table or an advisory one. */
  lock_timeout: number;
  /** A transaction of which no statement runs: its connection is closed. */
  idle_in_transaction_session_timeout: number;
  /** A connection of which nothing is asked: it is closed. */
  idle_session_timeout: number;
}

const MINUTE = 60_000;

/** Requests and jobs: a statement takes milliseconds, and one that takes this long holds places, rows and a connection that others wait for. The pool itself closes idle connections earlier (connect.ts); the server ends those of a process that vanished. */
export const SITE_LIMITS: TimeLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: MINUTE,
  idle_session_timeout: 30 * MINUTE,
};

/** Migrations, imports and other work on whole tables. It may take as long as it needs, but waits a limited time for the locks of others. */
export const LONG_WORK: TimeLimits = {
  statement_timeout: 0,
  lock_timeout: 10 * MINUTE,
  idle_in_transaction_session_timeout: 30 * MINUTE,
  idle_session_timeout: 0,
};

/** The runner of the jobs listens on a connection of which nothing is asked for hours. */
export const QUEUE_LIMITS: TimeLimits = { ...SITE_LIMITS, idle_session_timeout: 0 };

const direct = new WeakMap<pg.ClientBase, Promise<boolean>>();

/** Whether no pooler stands between a connection and the database. Asked of the database once for each connection. */
export function isDirect(client: pg.ClientBase): Promise<boolean> {
  let known = direct.get(client);
  if (!known) {
    known = client
      .query<{ pid: number }>('select pg_backend_pid() as pid')
      .then(({ rows }) => rows[0]?.pid === (client as { processID?: number | null }).processID);
    direct.set(client, known);
  }
  return known;
}

/**
 * Gives a new connection its limits. Behind a pooler they would stay with a session that is lent to others: there the database role carries them
 * (docs/deploy.md).
 */
export async function limitTime(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  if (await isDirect(client)) await client.query(settingsOf(limits, 'set'));
}

/** Lifts the limits of a site's connection for the rest of one transaction; also behind a pooler. */
export async function allowLongWork(trx: Kysely<Tables>): Promise<void> {
  const { idle_session_timeout: _, ...limits } = LONG_WORK;
  for (const [name, ms] of Object.entries(limits)) {
    await sql`select set_config(${name}, ${String(ms)}, true)`.execute(trx);
  }
}

/** Which limits of a site a connection of this pool does not have, by the names of the settings. */
export async function unlimited(pool: pg.Pool): Promise<string[]> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = '0' order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** As SQL: `set` for a session, `set local` for a transaction. */
export function settingsOf(limits: Partial<TimeLimits>, how: 'set' | 'set local'): string {
  return Object.entries(limits)
    .map(([name, ms]) => `${how} ${name} = ${ms}`)
    .join('; ');
}
