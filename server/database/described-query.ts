import pg from 'pg';

/** What pg's own query keeps of the rows that it reads (pg/lib/query.js, pg/lib/result.js). */
interface Inside {
  name: string;
  _accumulateRows: boolean;
  _result: Shape;
  prepare(connection: object): void;
  handleCommandComplete(message: object, connection: object): void;
}

/** How the rows of a statement are read; without columns for one that gives no rows. */
interface Shape {
  fields: unknown[];
  _parsers: unknown[];
  _prebuiltEmptyResultObject: object | null;
}

/** What is known of the named statements of one connection, by their names: they are part of its session. */
export type Shapes = Map<string, Shape>;

const Base = pg.Query as unknown as new (text: string, values: unknown[], answer: Answer) => pg.Query & Inside;
type Answer = (error: Error | undefined, result: pg.QueryResult) => void;

/**
 * A named statement whose rows the database describes the first time only. It describes them with every answer otherwise, column by column, which
 * costs both sides more than most rows. They cannot change under a name: the database refuses the statement instead (`isOutdated`).
 */
export class DescribedQuery extends Base {
  readonly #shapes: Shapes;

  constructor(name: string, text: string, values: unknown[], shapes: Shapes, answer: Answer) {
    super(text, values, answer);
    this.name = name;
    this.#shapes = shapes;
  }

  override prepare(connection: object): void {
    const shape = this.#shapes.get(this.name);
    if (!shape) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    super.prepare(undescribed(connection));
  }

  override handleCommandComplete(message: object, connection: object): void {
    super.handleCommandComplete(message, connection);
    if (this.#shapes.has(this.name)) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#shapes.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

const silent = new WeakMap<object, object>();

/** The same connection, which asks for no description. */
function undescribed(connection: object): object {
  const known = silent.get(connection);
  if (known) return known;
  const made = Object.create(connection, { describe: { value: () => undefined } }) as object;
  silent.set(connection, made);
  return made;
}
