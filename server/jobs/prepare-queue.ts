import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { silent } from './queue-log.ts';

export async function prepareQueue(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, noPreparedStatements: true, logger: silent });
}
