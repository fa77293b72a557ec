import { type Kysely, sql } from 'kysely';
import type pg from 'pg';
import type { Tables } from './tables.ts';

export interface TimeLimits {
  statement_timeout: number;
  /** Maximum wait for one lock on a row, on a table, or for an advisory lock. */
  lock_timeout: number;
  /** Maximum time in a transaction without a running statement. PostgreSQL then closes the connection. */
  idle_in_transaction_session_timeout: number;
  /** Maximum time without a transaction. PostgreSQL then closes the connection. */
  idle_session_timeout: number;
}

const MINUTE = 60_000;

/**
 * Milliseconds. Requests need milliseconds, and a slow statement keeps rows locked. `idle_session_timeout` ends the
 * connections of processes that disappeared.
 */
export const SITE_LIMITS: TimeLimits = {
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: MINUTE,
  idle_session_timeout: 30 * MINUTE,
};

/** Limits for migrations and imports, which work on whole tables. */
export const LONG_WORK: TimeLimits = {
  statement_timeout: 0,
  lock_timeout: 10 * MINUTE,
  idle_in_transaction_session_timeout: 30 * MINUTE,
  idle_session_timeout: 0,
};

/** The job runner's connection waits for jobs and may be idle for hours. */
export const QUEUE_LIMITS: TimeLimits = { ...SITE_LIMITS, idle_session_timeout: 0 };

const direct = new WeakMap<pg.ClientBase, Promise<boolean>>();

/** `true` if no pooler is between this process and the database. */
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
 * Sets the limits of a connection. Behind a pooler, several clients share a session, so the database role must have the
 * limits (docs/deploy.md).
 */
export async function limitTime(client: pg.ClientBase, limits: TimeLimits): Promise<void> {
  if (await isDirect(client)) await client.query(settingsOf(limits, 'set'));
}

/** Sets LONG_WORK for the rest of the transaction. */
export async function allowLongWork(trx: Kysely<Tables>): Promise<void> {
  const { idle_session_timeout: _, ...limits } = LONG_WORK;
  for (const [name, ms] of Object.entries(limits)) {
    await sql`select set_config(${name}, ${String(ms)}, true)`.execute(trx);
  }
}

export async function unlimited(pool: pg.Pool): Promise<string[]> {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await pool.query<{ name: string }>(
    `select name from pg_settings where name = any($1) and setting = '0' order by name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

/** `set` is for a session, `set local` is for a transaction. */
export function settingsOf(limits: Partial<TimeLimits>, how: 'set' | 'set local'): string {
  return Object.entries(limits)
    .map(([name, ms]) => `${how} ${name} = ${ms}`)
    .join('; ');
}
