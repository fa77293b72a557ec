import type pg from 'pg';
import type { Answered, Asked, Carrier, Convoy } from './convoy.ts';
import { shortOf } from './short-statements.ts';
import { BEGINS } from './statement-group.ts';
import { isOutdated, type Names } from './statement-names.ts';

/**
 * Said in place of a transaction's beginning, with the turns of the unit that it is: all of it, its end too, is asked for in one breath.
 */
export const BEGIN_AT_ONCE = 'begin at once';

const ENDS = /^(commit|rollback)$/;
/** Perhaps several statements in one text, which have no parameters and can be in no group. */
const SEVERAL = /;\s*\S/;
/** What is answered to the beginning of a transaction, and to its end where nothing was asked for within it. */
const NOTHING = { command: '', rowCount: null, rows: [] } as unknown as pg.QueryResult;

/** A connection of one's own. */
export interface Line extends Carrier {
  /** Sends one text as it is. */
  raw(text: string, values: unknown[]): Promise<pg.QueryResult>;
}

export interface Roads {
  open(): Promise<Line>;
  names: Names;
  /** How a value is written; throws for one that cannot be, before anything is sent. */
  asSent(value: unknown): unknown;
  /** For short statements that belong to no transaction. */
  reads: Convoy;
  /** For those that write, and for whole transactions. */
  writes: Convoy;
  /** Takes a session back that nobody needs any more. */
  free(session: Session): void;
}

/**
 * What the query builder takes for a connection. It has one of its own only while it needs one: from the first answer in a transaction to its end. What of
 * a transaction is asked for in one breath leaves in one piece, its beginning with the first of it, and the database is woken once for it.
 */
export class Session {
  readonly #roads: Roads;
  #own: Promise<Line> | undefined;
  #inTransaction = false;
  /** A beginning waits for what it is the beginning of. */
  #beginning: Asked | undefined;
  #turns: readonly string[] | undefined;
  #breath: Asked[] = [];

  constructor(roads: Roads) {
    this.#roads = roads;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    if (BEGINS.test(text)) return this.#begin(text, values);
    if (ENDS.test(text)) return this.#end(text);
    const { names } = this.#roads;
    const name = names.of(text);
    try {
      return await this.#ask(text, values, name);
    } catch (error) {
      if (!name || !isOutdated(error)) throw error;
      names.renew();
      // Within a transaction nothing more is answered: it is done again as a whole (transaction.ts).
      if (this.#inTransaction) throw error;
      return this.#ask(text, values, names.of(text));
    }
  }

  release(): void {
    const own = this.#own;
    this.#own = undefined;
    this.#inTransaction = false;
    this.#turns = undefined;
    own?.then(
      (line) => line.release(),
      () => undefined,
    );
    this.#roads.free(this);
  }

  #begin(text: string, [turns]: unknown[]): pg.QueryResult {
    this.#inTransaction = true;
    this.#turns = text === BEGIN_AT_ONCE ? (turns as readonly string[]) : undefined;
    this.#beginning = { text, values: [], name: this.#roads.names.of(text), answered: () => undefined };
    return NOTHING;
  }

  async #end(text: string): Promise<pg.QueryResult> {
    this.#inTransaction = false;
    if (this.#beginning && this.#breath.length === 0) {
      this.#beginning = undefined;
      return NOTHING;
    }
    if (text === 'rollback') {
      this.#leave();
      // In no group: it has to be done whatever failed before it.
      return this.#own ? (await this.#own).raw(text, []) : NOTHING;
    }
    const answer = await this.#together(text, [], this.#roads.names.of(text));
    // What the database answers to the commit of a transaction of which a statement failed, whoever passed over that.
    if (answer.command === 'ROLLBACK') throw new Error('Nothing of the transaction was kept.');
    return answer;
  }

  async #ask(text: string, values: unknown[], name: string | undefined): Promise<pg.QueryResult> {
    const { open, asSent, reads, writes } = this.#roads;
    if (this.#inTransaction) {
      if (!SEVERAL.test(text)) return this.#together(text, values, name);
      await this.#together('select', [], undefined);
      return (await this.#own!).raw(text, values);
    }
    const kind = shortOf(text);
    if (kind) {
      const convoy = kind === 'reads' ? reads : writes;
      const sent = values.map(asSent);
      return answered((answer) => convoy.join({ asked: [{ text, values: sent, name, answered: answer }], turns: [] }));
    }
    const line = await open();
    const sent =
      name === undefined
        ? line.raw(text, values)
        : answered((answer) => line.carry([{ text, values: values.map(asSent), name, answered: answer }]));
    return sent.finally(() => line.release());
  }

  #together(text: string, values: unknown[], name: string | undefined): Promise<pg.QueryResult> {
    const sent = values.map(this.#roads.asSent);
    return answered((answer) => {
      if (this.#breath.length === 0) process.nextTick(() => this.#leave());
      this.#breath.push({ text, values: sent, name, answered: answer });
    });
  }

  #leave(): void {
    const asked = this.#breath;
    if (asked.length === 0) return;
    this.#breath = [];
    const beginning = this.#beginning;
    this.#beginning = undefined;
    if (this.#turns) {
      this.#joinWhole(asked, this.#turns, beginning !== undefined);
      return;
    }
    this.#own ??= this.#roads.open();
    this.#own.then(
      (line) => line.carry(beginning ? [beginning, ...asked] : asked),
      (error: Error) => fail(asked, error),
    );
  }

  #joinWhole(asked: readonly Asked[], turns: readonly string[], begins: boolean): void {
    const end = asked.at(-1)!;
    if (!begins || end.text !== 'commit') {
      fail(asked, new Error('Not all of the transaction was asked for in one breath.'));
      return;
    }
    const all = asked.slice(0, -1);
    const last = all.at(-1)!;
    const answerLast: Answered = (error, result) => {
      last.answered(error, result);
      end.answered(error, NOTHING);
    };
    this.#roads.writes.join({ asked: [...all.slice(0, -1), { ...last, answered: answerLast }], turns });
  }
}

function answered(send: (answer: Answered) => void): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    send((error, result) => (error ? reject(error) : resolve(result)));
  });
}

function fail(asked: readonly Asked[], error: Error): void {
  for (const { answered } of asked) answered(error, NOTHING);
}
