import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { silent } from './queue-log.ts';

/** Migrates the queue's own tables (schema `graphile_worker`). Processes that start together run the migration one after the other. */
export async function prepareQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, noPreparedStatements: true, logger: silent });
}
