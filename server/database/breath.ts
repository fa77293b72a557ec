import { type Statement, StatementGroup } from './statement-group.ts';

/** What of a transaction is asked for in one breath: it leaves in one piece, and the database is woken once for it. */
export class Breath {
  readonly #send: (group: StatementGroup) => void;
  #waiting: Statement[] = [];
  /** Whether a beginning waits for what it is the beginning of. */
  #begins = false;

  constructor(send: (group: StatementGroup) => void) {
    this.#send = send;
  }

  begin(beginning: Statement): void {
    this.#begins = true;
    this.#waiting.push(beginning);
  }

  add(statement: Statement): void {
    if (this.#waiting.length === 0 || this.#begins) process.nextTick(() => this.leave());
    this.#begins = false;
    this.#waiting.push(statement);
  }

  /** Takes a beginning back that nothing has followed. @returns whether there was one. */
  takeBack(): boolean {
    if (!this.#begins) return false;
    this.#begins = false;
    this.#waiting = [];
    return true;
  }

  /** At once, where something has to go behind it. */
  leave(): void {
    const statements = this.#waiting;
    if (statements.length === 0) return;
    this.#waiting = [];
    this.#send(new StatementGroup(statements));
  }
}
