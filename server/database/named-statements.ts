import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isOutdated, type Names, nameGiver } from './statement-names.ts';
import { isDirect } from './time-limits.ts';

/**
 * Gives repeated statements a name, because PostgreSQL parses a named statement only once per connection. Behind
 * pgbouncer in transaction mode, names cannot be used.
 */
export function namedStatements(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, NamedClient>();
  const names = nameGiver();
  return {
    async connect() {
      const client = await pool.connect();
      let named = known.get(client);
      if (!named) {
        const direct = await isDirect(client).catch((error: Error) => {
          client.release(error);
          throw error;
        });
        named = new NamedClient(client, direct ? names : undefined);
        known.set(client, named);
      }
      return named as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

const BEGINS = /^(start transaction|begin)\b/;

/** Refuses a statement after the end of its transaction. PostgreSQL would otherwise commit the statement by itself. */
class NamedClient {
  readonly #client: pg.PoolClient;
  readonly #names: Names | undefined;
  #transaction: 'none' | 'open' | 'over' = 'none';
  #broken: Error | undefined;

  constructor(client: pg.PoolClient, names: Names | undefined) {
    this.#client = client;
    this.#names = names;
  }

  async query(text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    if (BEGINS.test(text)) {
      this.#transaction = 'open';
      return this.#client.query(text);
    }
    if (text === 'rollback') return this.#rollBack();
    if (this.#transaction === 'over') throw new Error('The transaction is over.');
    if (text === 'commit') return this.#commit();
    return this.#send(text, values);
  }

  release(): void {
    this.#transaction = 'none';
    this.#client.release(this.#broken);
  }

  async #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.#names?.of(text);
    try {
      return await this.#client.query({ name, text, values });
    } catch (error) {
      if (!name || !isOutdated(error)) throw error;
      this.#names?.renew();
      if (this.#transaction !== 'none') throw error;
      return this.#client.query({ text, values });
    }
  }

  async #commit(): Promise<pg.QueryResult> {
    this.#transaction = 'over';
    const answer = await this.#client.query('commit');
    // If an earlier statement failed, PostgreSQL answers `commit` with ROLLBACK.
    if (answer.command === 'ROLLBACK') throw new Error('Nothing of the transaction was kept.');
    return answer;
  }

  /** Never throws, so that the caller gets the original error. */
  async #rollBack(): Promise<pg.QueryResult> {
    if (this.#transaction !== 'open') return NOTHING;
    this.#transaction = 'over';
    return this.#client.query('rollback').catch((error: Error) => {
      this.#broken = error;
      return NOTHING;
    });
  }
}

const NOTHING: pg.QueryResult = { command: 'ROLLBACK', rowCount: null, rows: [], oid: 0, fields: [] };
