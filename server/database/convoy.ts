import type pg from 'pg';

/** Told how a statement ended, once. */
export type Answered = (error: Error | undefined, result: pg.QueryResult) => void;

/** One statement as it was asked for. */
export interface Asked {
  text: string;
  values: unknown[];
  /** By which the database knows it; undefined: it is read and planned anew. */
  name: string | undefined;
  answered: Answered;
}

/** What is kept as a whole or not at all: one statement, or all of a transaction. */
export interface Unit {
  asked: readonly Asked[];
  /** Names of the rows that it locks and others want too, in the order in which everybody locks them. */
  turns: readonly string[];
}

/** One connection, while it is lent. */
export interface Carrier {
  /** Sends statements in one piece, as one transaction where none is open. All are answered in their order, the last one when nothing is open any more. */
  carry(asked: readonly Asked[]): void;
  /** @param broken why nobody is to be lent it again. */
  release(broken?: Error): void;
}

/** So many leave together at most. */
const MOST = 24;
/** A convoy that waits for a lock that long stands in nobody's way any more. */
const PATIENCE_MS = 200;

/**
 * Short statements of different requests that travel together, as one transaction on one connection: the database is woken, begins, writes its log to the
 * disk and answers once for all of them. The more is asked for, the more goes with each, as with a group commit.
 *
 * Nobody is told anything before all of it is kept. Where one of them fails nothing is kept: that one is done again alone, to fail by itself, and the
 * others again without it; what a connection that breaks has kept is not known, and that is what they are told.
 */
export class Convoy {
  readonly #open: () => Promise<Carrier>;
  readonly #lanes: number;
  #waiting: Unit[] = [];
  #underWay = 0;
  #isCalled = false;

  /** @param lanes so many are under way at once; meanwhile the next ones gather. */
  constructor(open: () => Promise<Carrier>, lanes: number) {
    this.#open = open;
    this.#lanes = lanes;
  }

  join(unit: Unit): void {
    this.#waiting.push(unit);
    this.#call();
  }

  /** What is asked for by all that arrived with it goes with it. */
  #call(): void {
    if (this.#isCalled || this.#underWay >= this.#lanes || this.#waiting.length === 0) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      this.#underWay += 1;
      const over = once(() => {
        this.#underWay -= 1;
        this.#call();
      });
      const late = setTimeout(over, PATIENCE_MS);
      void this.#leave().finally(() => {
        clearTimeout(late);
        over();
      });
    });
  }

  async #leave(): Promise<void> {
    // When there is no connection for those who go now, there is none for whoever waits behind them.
    const left = await this.#send(
      () => this.#board(),
      () => this.#waiting.splice(0),
    );
    if (left.length === 0) return;
    const again = await this.#send(() => left);
    await Promise.all(again.map((unit) => this.#send(() => [unit])));
  }

  /** Whoever waits, in the order in which rows are locked; who would break it goes with the next. */
  #board(): Unit[] {
    const ready = this.#waiting.splice(0, MOST).toSorted(byTurn);
    let last = '';
    const boarded = ready.filter((unit) => {
      if (first(unit) < last) return false;
      last = unit.turns.at(-1) ?? last;
      return true;
    });
    this.#waiting.unshift(...ready.filter((unit) => !boarded.includes(unit)));
    this.#call();
    return boarded;
  }

  /** @returns those who have to be sent again: the one for which the others failed is alone by then. */
  async #send(boarding: () => readonly Unit[], stranded = boarding): Promise<readonly Unit[]> {
    let carrier: Carrier;
    try {
      carrier = await this.#open();
    } catch (error) {
      for (const unit of stranded()) fail(unit, error as Error);
      return [];
    }
    const units = boarding();
    const failed = units.length > 0 ? await carried(carrier, units) : undefined;
    const isBroken = failed && !isTakenBack(failed.error);
    carrier.release(isBroken ? failed.error : undefined);
    if (!failed) return [];
    const { error, culprit } = failed;
    if (units.length === 1 || isBroken) {
      for (const unit of units) fail(unit, error);
      return [];
    }
    await this.#send(() => [culprit]);
    return units.filter((unit) => unit !== culprit);
  }
}

const first = ({ turns }: Unit) => turns[0] ?? '';

function byTurn(one: Unit, other: Unit): number {
  if (first(one) === first(other)) return 0;
  return first(one) < first(other) ? -1 : 1;
}

/** Sends them and tells everybody when all of it is kept. @returns what it failed for, with everybody still to be told. */
function carried(carrier: Carrier, units: readonly Unit[]): Promise<{ error: Error; culprit: Unit } | undefined> {
  const all = units.flatMap((unit) => unit.asked.map((asked) => ({ unit, asked })));
  const results: pg.QueryResult[] = [];
  let failed: { error: Error; culprit: Unit } | undefined;
  return new Promise((resolve) => {
    const sent = all.map(({ unit, asked }, place): Asked => {
      const answered: Answered = (error, result) => {
        if (error) failed ??= { error, culprit: unit };
        results.push(result);
        if (place < all.length - 1) return;
        if (!failed) for (const [at, one] of all.entries()) one.asked.answered(undefined, results[at]!);
        resolve(failed);
      };
      return { ...asked, answered };
    });
    try {
      carrier.carry(sent);
    } catch (error) {
      resolve({ error: error as Error, culprit: units[0]! });
    }
  });
}

/** The database itself said that it did not do it, and goes on: nothing of the transaction was kept. */
function isTakenBack(error: Error): boolean {
  return (error as { severity?: string }).severity === 'ERROR';
}

function fail({ asked }: Unit, error: Error): void {
  for (const { answered } of asked) answered(error, undefined as never);
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
