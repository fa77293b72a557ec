import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { Breath } from './breath.ts';
import { DescribedQuery, type Shapes } from './described-query.ts';
import { BEGINS, type Statement } from './statement-group.ts';

/** Sent so often by this process, a statement gets a name; what is put together anew each time never does. */
const SEEN = 3;
/** Each name holds memory of every connection, on both sides. */
const MOST_NAMES = 400;
const LONGEST = 8_000;
/** Which index serves a list best depends on what is asked for: it is planned anew each time. */
const LISTS = /\blimit\b/i;
const ENDS = /^(commit|rollback)$/;
/** Perhaps several statements in one text, which have no parameters and can be in no group. */
const SEVERAL = /;\s*\S/;
/** How pg writes a value: before anything is sent, so that one that cannot be written fails alone. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;
const asSent = (value: unknown) => prepareValue(value);

/**
 * A pool whose statements the database reads and plans once a connection, not each time: half of what a small statement costs it.
 *
 * Names live in one session of PostgreSQL. Where somebody stands between (pgbouncer in transaction mode lends another session each time), every
 * statement goes as it is: told by the process that answers not being the one that we were connected to.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  const names = nameGiver();
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      let named = known.get(client);
      if (!named) {
        const isOurs = await isDirect(client).catch((error: Error) => {
          client.release(error);
          throw error;
        });
        named = new NamedClient(client, isOurs ? names : undefined) as unknown as PostgresPoolClient;
        known.set(client, named);
      }
      return named;
    },
    end: () => pool.end(),
  };
}

/** What is answered to the beginning and the end of a transaction while nothing was asked for within it. */
const NOTHING = { command: '', rowCount: null, rows: [] };

interface Names {
  of(text: string): string | undefined;
  /** Every statement gets another name from now on. */
  renew(): void;
}

class NamedClient {
  readonly #client: pg.PoolClient;
  readonly #names: Names | undefined;
  readonly #shapes: Shapes = new Map();
  readonly #breath: Breath;
  #inTransaction = false;

  constructor(client: pg.PoolClient, names: Names | undefined) {
    this.#client = client;
    this.#names = names;
    this.#breath = new Breath((group) => client.query(group as unknown as pg.Query));
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult | typeof NOTHING> {
    if (BEGINS.test(text)) {
      this.#inTransaction = true;
      this.#breath.begin(this.#statement(text, [], this.#names?.of(text), () => undefined));
      return NOTHING;
    }
    if (ENDS.test(text)) return this.#end(text);
    const name = this.#names?.of(text);
    try {
      return await this.#send(text, values, name);
    } catch (error) {
      if (!name || !isOutdated(error)) throw error;
      this.#names?.renew();
      // Within a transaction nothing more is answered: it is done again as a whole (inTransaction).
      if (this.#inTransaction) throw error;
      return this.#send(text, values, this.#names?.of(text));
    }
  }

  release(): void {
    this.#inTransaction = false;
    this.#client.release();
  }

  async #end(text: string): Promise<pg.QueryResult | typeof NOTHING> {
    this.#inTransaction = false;
    if (this.#breath.takeBack()) return NOTHING;
    if (text === 'rollback') {
      // In no group: it has to be done whatever failed before it.
      this.#breath.leave();
      return this.#client.query(text);
    }
    const answer = await this.#together(text);
    // What the database answers to the commit of a transaction of which a statement failed, whoever passed over that.
    if (answer.command === 'ROLLBACK') throw new Error('Nothing of the transaction was kept.');
    return answer;
  }

  async #send(text: string, values: unknown[], name: string | undefined): Promise<pg.QueryResult> {
    if (this.#inTransaction) {
      if (!SEVERAL.test(text)) return this.#together(text, values, name);
      await this.#together('select');
    }
    if (name === undefined) return this.#client.query({ text, values });
    return new Promise((resolve, reject) => {
      this.#client.query(new DescribedQuery(name, text, values, this.#shapes, answer(resolve, reject)));
    });
  }

  #together(text: string, values: unknown[] = [], name = this.#names?.of(text)): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      this.#breath.add(this.#statement(text, values.map(asSent), name, answer(resolve, reject)));
    });
  }

  #statement(text: string, values: unknown[], name: string | undefined, answered: Answered): Statement {
    const made =
      name === undefined
        ? new pg.Query({ text, values }, answered as never)
        : new DescribedQuery(name, text, values, this.#shapes, answered);
    return made as unknown as Statement;
  }
}

type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

function answer(resolve: (result: pg.QueryResult) => void, reject: (error: Error) => void): Answered {
  return (error, result) => (error ? reject(error) : resolve(result));
}

/** A table has changed since the statement was planned, and with it what the statement gives. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return code === '0A000' && routine === 'RevalidateCachedQuery';
}

/** Whether nobody who lends sessions stands between a connection and the database. */
export async function isDirect(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid === (client as { processID?: number | null }).processID;
}

function nameGiver(): Names {
  let seen = new Map<string, number>();
  let names = new Map<string, string>();
  let generation = 0;
  return {
    of(text) {
      const name = names.get(text);
      if (name !== undefined || names.size >= MOST_NAMES || text.length > LONGEST) return name;
      const times = (seen.get(text) ?? 0) + 1;
      // What is put together anew each time must not pile up here either.
      if (seen.size > 10 * MOST_NAMES) seen = new Map();
      seen.set(text, times);
      if (times < SEEN || LISTS.test(text)) return undefined;
      seen.delete(text);
      const given = `s${generation}_${names.size}`;
      names.set(text, given);
      return given;
    },
    renew() {
      generation += 1;
      names = new Map();
      seen = new Map();
    },
  };
}
