import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** An open pool and the query builder on it. */
export interface Connection {
  db: Database;
  pool: pg.Pool;
  /** Waits for running queries and closes every connection. */
  close(): Promise<void>;
}

export interface ConnectOptions extends pg.PoolConfig {
  /** Told when an idle connection breaks; the pool opens another by itself. */
  onLost?: (error: Error) => void;
}

/** Opens a pool. Statements are unnamed (kysely's way with pg), so it also works behind pgbouncer in transaction mode. */
export function connect({ onLost, ...config }: ConnectOptions): Connection {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, application_name: 'vereda', ...config });
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onLost?.(error);
  });
  // A connection that breaks while it is used fails its query; it must not end the process as well.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close: async () => {
      closing = true;
      await db.destroy();
    },
  };
}
