import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { namedStatements } from './named-statements.ts';
import type { Tables } from './tables.ts';
import { limitTime, SITE_LIMITS, type TimeLimits } from './time-limits.ts';

export type Database = Kysely<Tables>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface ConnectOptions extends pg.PoolConfig {
  /** The pool replaces a broken idle connection after this call. */
  onLost?: (error: Error) => void;
  limits?: TimeLimits;
}

/**
 * Milliseconds until an idle connection is closed. New connections are slow at first, because PostgreSQL loads
 * catalogues and plans statements again.
 */
export const IDLE_MS = 10 * 60_000;

/** Behind pgbouncer in transaction mode, statements have no names (named-statements.ts). */
export function connect({ onLost, limits = SITE_LIMITS, ...config }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    max: 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'vereda',
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    ...config,
    onConnect: async (client) => {
      await config.onConnect?.(client);
      await limitTime(client, limits);
    },
  });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onLost?.(error);
  });
  // A break during a query rejects the query. Without this listener the break would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });
  return {
    db,
    pool,
    close: async () => {
      closing = true;
      await db.destroy();
    },
  };
}

/** Money columns are `bigint` values far below 2^53. */
function parserOf(type: number, format?: 'text' | 'binary') {
  return type === pg.types.builtins.INT8 && format !== 'binary' ? exactly : pg.types.getTypeParser(type, format);
}

function exactly(digits: string): number {
  const value = Number(digits);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${digits} is beyond what a number holds exactly`);
  return value;
}
