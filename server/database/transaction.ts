import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, type IsolationLevel, PostgresDialect, sql, Transaction } from 'kysely';
import type { Database } from './connect.ts';
import { BEGIN_AT_ONCE } from './session.ts';
import { isOutdated } from './statement-names.ts';
import type { Tables } from './tables.ts';

/** serialization_failure and deadlock_detected: the same work, done again, is expected to succeed. */
const PASSING = new Set(['40001', '40P01']);
const ATTEMPTS = 5;

/** A transaction has no driver of its own: it speaks over the connection that it is given. */
const SPEECH = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction opens no connection.')) });
const PARTS = { config: { dialect: SPEECH }, dialect: SPEECH, driver: SPEECH.createDriver() };

/** The last statements of a transaction, which go to the database together with its commit. */
export class LastStatements<T> {
  readonly send: () => Promise<T>;
  constructor(send: () => Promise<T>) {
    this.send = send;
  }
}

/**
 * What a transaction does last: sent with its commit, in one go. When one of them fails, or `send` itself before they leave, nothing of the transaction
 * is kept.
 * @param send asks for everything at once: what it asks for after an answer is refused, for the transaction is over by then.
 */
export function andCommit<T>(send: () => Promise<T>): LastStatements<T> {
  return new LastStatements(send);
}

/**
 * Runs `work` in one transaction and, when the database asks for it, again from the start: `work` must do nothing that
 * cannot be repeated (no mail, no file). Statements that it does not wait for one by one (`Promise.all`) go to the database together, and are
 * worked off there one after the other; what only reads goes with the transaction's beginning.
 */
export async function inTransaction<T>(
  db: Database,
  work: (trx: Transaction<Tables>) => Promise<T | LastStatements<T>>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  return untilItStands(db, CompiledQuery.raw(`start transaction isolation level ${isolation}`), work);
}

/**
 * A transaction of which everything is asked for in one breath: it goes to the database with those of other requests, in one transaction and with one
 * commit for all of them (convoy.ts), and fails alone. What it needs to know is read before, and demanded to be so still (demand.ts).
 * @param turns names, sorted, of the rows that it locks and others want too: whoever goes together locks them in this order.
 * @param send asks for everything at once, as for `andCommit`.
 */
export function atOnce<T>(
  db: Database,
  turns: readonly string[],
  send: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return untilItStands(db, CompiledQuery.raw(BEGIN_AT_ONCE, [turns]), async (trx) => andCommit(() => send(trx)));
}

async function untilItStands<T>(
  db: Database,
  beginning: CompiledQuery,
  work: (trx: Transaction<Tables>) => Promise<T | LastStatements<T>>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.getExecutor().provideConnection((connection) => runOnce(db, connection, beginning, work));
    } catch (error) {
      const code = (error as { code?: string }).code;
      const isPassing = (code !== undefined && PASSING.has(code)) || isOutdated(error);
      if (!isPassing || attempt === ATTEMPTS) throw error;
      await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

async function runOnce<T>(
  db: Database,
  connection: DatabaseConnection,
  beginning: CompiledQuery,
  work: (trx: Transaction<Tables>) => Promise<T | LastStatements<T>>,
): Promise<T> {
  let isOver = false;
  let fault: unknown;
  // Leaves with the first statement (session.ts).
  await connection.executeQuery(beginning);
  const executor = db.getExecutor().withConnectionProvider({
    async provideConnection(consumer) {
      if (isOver) throw new Error('The transaction is over.');
      try {
        return await consumer(connection);
      } catch (error) {
        if (!isFollowing(error)) fault ??= error;
        throw error;
      }
    },
  });
  try {
    const done = await work(new Transaction<Tables>({ ...PARTS, executor }));
    const commit = () => {
      isOver = true;
      return connection.executeQuery(CompiledQuery.raw('commit'));
    };
    if (done instanceof LastStatements) return await sentWith(commit, done.send);
    await commit();
    return done;
  } catch (error) {
    isOver = true;
    // Behind everything that was asked for, and in vain where the connection broke: then the database takes it back by itself.
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined);
    throw isFollowing(error) && fault ? fault : error;
  }
}

/**
 * Ends with what is asked for in this breath, unless that failed in the same breath: what is scheduled first is called when nothing more follows by
 * itself, and before anything leaves (session.ts).
 */
async function sentWith<T>(commit: () => Promise<unknown>, send: () => Promise<T>): Promise<T> {
  let failed = false;
  const committed = new Promise((resolve, reject) => {
    process.nextTick(() => (failed ? resolve(undefined) : commit().then(resolve, reject)));
  });
  committed.catch(() => undefined);
  const last = send();
  last.catch(() => {
    failed = true;
  });
  // Who fails with the commit failed because of these.
  const result = await last;
  await committed;
  return result;
}

/** in_failed_sql_transaction: refused for a statement that failed before, whose answer came at the same time. */
function isFollowing(error: unknown): boolean {
  return (error as { code?: string }).code === '25P02';
}

/** Does `work` within a transaction and takes it back, and nothing else, when it answers false. */
export async function orUndo(trx: Transaction<Tables>, work: () => Promise<boolean>): Promise<boolean> {
  await sql`savepoint or_undo`.execute(trx);
  const done = await work();
  await (done ? sql`release savepoint or_undo` : sql`rollback to savepoint or_undo`).execute(trx);
  return done;
}
