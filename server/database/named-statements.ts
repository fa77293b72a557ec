import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { type Asked, Convoy } from './convoy.ts';
import { DescribedQuery, type Shapes } from './described-query.ts';
import { type Line, type Roads, Session } from './session.ts';
import { type Statement, StatementGroup } from './statement-group.ts';
import { nameGiver } from './statement-names.ts';
import { isDirect } from './time-limits.ts';

/** How pg writes a value. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils;

/** Reads wait for nobody; of what writes, as much as arrives while the disk is waited for goes together. */
const LANES = { reads: 2, writes: 1 };

/**
 * A pool whose statements the database reads and plans once a connection, not each time: half of what a small statement costs it. Short ones of several
 * requests go together (convoy.ts).
 *
 * Names live in one session of PostgreSQL. Where somebody stands between (pgbouncer in transaction mode lends another session each time), every
 * statement goes as it is: told by the process that answers not being the one that we were connected to.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, NamedClient>();
  async function open(): Promise<NamedClient> {
    const client = await pool.connect();
    let named = known.get(client);
    if (!named) {
      const isOurs = await isDirect(client).catch((error: Error) => {
        client.release(error);
        throw error;
      });
      named = new NamedClient(client, isOurs);
      known.set(client, named);
    }
    return named;
  }
  // The query builder keeps something for each: they are lent again.
  const free: Session[] = [];
  const roads: Roads = {
    open,
    names: nameGiver(),
    asSent: (value) => prepareValue(value),
    reads: new Convoy(open, LANES.reads),
    writes: new Convoy(open, LANES.writes),
    free: (session) => free.push(session),
  };
  return {
    connect: async () => (free.pop() ?? new Session(roads)) as unknown as PostgresPoolClient,
    end: () => pool.end(),
  };
}

class NamedClient implements Line {
  readonly #client: pg.PoolClient;
  readonly #isNaming: boolean;
  readonly #shapes: Shapes = new Map();

  constructor(client: pg.PoolClient, isNaming: boolean) {
    this.#client = client;
    this.#isNaming = isNaming;
  }

  carry(asked: readonly Asked[]): void {
    this.#client.query(new StatementGroup(asked.map((one) => this.#statement(one))) as unknown as pg.Query);
  }

  raw(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return values.length > 0 ? this.#client.query({ text, values }) : this.#client.query(text);
  }

  release(broken?: Error): void {
    this.#client.release(broken);
  }

  #statement({ text, values, name, answered }: Asked): Statement {
    const made =
      this.#isNaming && name !== undefined
        ? new DescribedQuery(name, text, values, this.#shapes, answered)
        : new pg.Query({ text, values }, answered as never);
    return made as unknown as Statement;
  }
}
