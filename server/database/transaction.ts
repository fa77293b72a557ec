import { setTimeout as sleep } from 'node:timers/promises';
import { type IsolationLevel, sql, type Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { isOutdated } from './statement-names.ts';
import type { Tables } from './tables.ts';

/** SQLSTATE codes of serialization_failure and deadlock_detected. */
const PASSING = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/**
 * Repeats `work` after a serialization failure or a deadlock, so `work` must have no effects outside the database.
 * Statements run one after the other, even in a `Promise.all`.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(work);
    } catch (error) {
      if (!isPassing(error) || attempt === ATTEMPTS) throw error;
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

function isPassing(error: unknown): boolean {
  const { code } = error as { code?: string };
  return (code !== undefined && PASSING.has(code)) || isOutdated(error);
}

/** If `work` returns `false`, rolls back the changes of `work` and keeps the rest of the transaction. */
export async function orUndo(trx: Transaction<Tables>, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint or_undo`.execute(trx);
  const done = await work();
  await (done ? sql`release savepoint or_undo` : sql`rollback to savepoint or_undo`).execute(trx);
  return done;
}
