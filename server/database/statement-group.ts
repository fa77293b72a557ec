import pg from 'pg';

/** What pg's own query lets us reach of itself (pg/lib/query.js): one statement of a group. */
export interface Statement {
  name?: string;
  text: string;
  _result: { _types?: unknown };
  submit(connection: Wire): Error | null;
  prepare(connection: Wire): void;
  handleRowDescription(message: object): void;
  handleDataRow(message: object): void;
  handleCommandComplete(message: object, connection: Wire): void;
  handleEmptyQuery(connection: Wire): void;
  handleReadyForQuery(connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}

/** pg's connection (pg/lib/connection.js): which names it has sent, and which of them the database has read. */
interface Wire {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  sync(): void;
  _send(message: Buffer): void;
}

export const BEGINS = /^(start transaction|begin)\b/;

const Base = pg.Query as unknown as new (text: string) => Statement;

/**
 * Statements of one transaction that leave together: the database works them off in their order and answers all of them in one piece. Behind one that
 * fails it does none, so that a beginning can go with what it is the beginning of.
 */
export class StatementGroup extends Base {
  readonly #statements: readonly Statement[];
  #answered = 0;

  constructor(statements: readonly Statement[]) {
    super('');
    this.#statements = statements;
    this.#showCurrent();
  }

  /** Called by the client, which then gives every answer to the group until the database is ready for another. */
  override submit(connection: Wire): null {
    const gathering = gatheringOf(connection);
    for (const statement of this.#statements) {
      statement._result._types ??= this._result._types;
      statement.prepare(gathering);
    }
    connection.sync.call(gathering);
    connection._send(Buffer.concat(gathering.sent.splice(0)));
    return null;
  }

  override handleRowDescription(message: object): void {
    this.#current?.handleRowDescription(message);
  }

  override handleDataRow(message: object): void {
    this.#current?.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: Wire): void {
    this.#current?.handleCommandComplete(message, connection);
    this.#next(connection);
  }

  override handleEmptyQuery(connection: Wire): void {
    this.#next(connection);
  }

  override handleReadyForQuery(connection: Wire): void {
    this.#statements.at(-1)!.handleReadyForQuery(connection);
  }

  override handleError(error: Error, connection: Wire): void {
    // What fails when all of them are answered is the commit, which the last one stands for.
    const [failed = this.#statements.at(-1), ...following] = this.#statements.slice(this.#answered);
    this.#answered = this.#statements.length;
    failed?.handleError(error, connection);
    // Where a transaction could not begin, that is why what goes with its beginning fails.
    const isOne = error instanceof pg.DatabaseError && !BEGINS.test(failed?.text ?? '');
    const fate = isOne ? notDone(error) : error;
    for (const statement of following) {
      const { name } = statement;
      // It was sent with its name, and never read.
      if (name && !connection.parsedStatements[name]) delete connection.submittedNamedStatements[name];
      statement.handleError(fate, connection);
    }
  }

  get #current(): Statement | undefined {
    return this.#statements[this.#answered];
  }

  /** The last one is answered when all of them are over. */
  #next(connection: Wire): void {
    const done = this.#current;
    this.#answered += 1;
    this.#showCurrent();
    if (this.#answered < this.#statements.length) done?.handleReadyForQuery(connection);
  }

  /** By these the client notes which name the database has read. */
  #showCurrent(): void {
    const current = this.#current;
    if (!current) return;
    this.name = current.name;
    this.text = current.text;
  }
}

/** As the database itself says it of what is asked for in a transaction after something failed: in_failed_sql_transaction. */
function notDone(cause: Error): Error {
  return Object.assign(new Error('Not done, for a statement before it failed.', { cause }), { code: '25P02' });
}

/** The same connection, which keeps what is to be sent, and does not ask for an answer. */
interface Gathering extends Wire {
  sent: Buffer[];
}

const gatherings = new WeakMap<Wire, Gathering>();

function gatheringOf(connection: Wire): Gathering {
  let made = gatherings.get(connection);
  if (!made) {
    const sent: Buffer[] = [];
    made = Object.create(connection, {
      sent: { value: sent },
      _send: { value: (message: Buffer) => sent.push(message) },
      sync: { value: () => undefined },
    }) as Gathering;
    gatherings.set(connection, made);
  }
  return made;
}
