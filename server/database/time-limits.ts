import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

/** PostgreSQL's time limits of a connection, in milliseconds. 0 means no limit. */
export interface TimeLimits {
  /** Running one statement. */
  statement_timeout: number;
  /** Waiting for one lock: of a row, a table, or an advisory lock. */
  lock_timeout: number;
  /** A transaction without a running statement. Its connection is closed. */
  idle_in_transaction_session_timeout: number;
  /** A connection without a transaction. It is closed. */
  idle_session_timeout: number;
}

const MINUTE = 60_000;

/**
 * Limits of requests and jobs. A statement takes milliseconds; one that takes this long blocks places, rows and a connection that others
 * need. The pool closes idle connections earlier (connect.ts); the server closes those of a process that disappeared.
 */
export const SITE_LIMITS: TimeLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: MINUTE,
  idle_session_timeout: 30 * MINUTE,
};

/** Limits of migrations, imports and other work on whole tables: no limit for statements, but a limit for waiting on locks. */
export const LONG_WORK: TimeLimits = {
  statement_timeout: 0,
  lock_timeout: 10 * MINUTE,
  idle_in_transaction_session_timeout: 30 * MINUTE,
  idle_session_timeout: 0,
};

/** Limits of the job runner, whose listening connection may be idle for hours. */
export const QUEUE_LIMITS: TimeLimits = { ...SITE_LIMITS, idle_session_timeout: 0 };

const direct = new WeakMap<pg.ClientBase, Promise<boolean>>();

/** `true` if no pooler is between the connection and the database. Checked once per connection. */
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
 * Sets the limits on a new connection. Not behind a pooler, where they would stay with a session that is lent to other clients; there the
 * database role has the limits (docs/deploy.md).
 */
export async function limitTime(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  if (await isDirect(client)) await client.query(settingsOf(limits, 'set'));
}

/** Lifts the limits for the rest of one transaction, also behind a pooler. */
export async function allowLongWork(trx: Kysely<Tables>): Promise<void> {
  const { idle_session_timeout: _, ...limits } = LONG_WORK;
  for (const [name, ms] of Object.entries(limits)) {
    await sql`select set_config(${name}, ${String(ms)}, true)`.execute(trx);
  }
}

/** Names of the site's limits that a connection of this pool does not have. */
export async function unlimited(pool: pg.Pool): Promise<string[]> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = '0' order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** The limits as SQL: `set` for a session, `set local` for a transaction. */
export function settingsOf(limits: Partial<TimeLimits>, how: 'set' | 'set local'): string {
  return Object.entries(limits)
    .map(([name, ms]) => `${how} ${name} = ${ms}`)
    .join('; ');
}
