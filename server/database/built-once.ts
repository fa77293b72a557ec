import type { Compilable, CompiledQuery, QueryResult, RawBuilder } from 'kysely';
import type { Database } from './connect.ts';

/** Stands in a statement for what each call gives: one thing of it by its name, or what is made of it. */
export interface Slot<Given> {
  <Name extends keyof Given>(name: Name): Given[Name];
  <Value>(pick: (given: Given) => Value): Value;
}

class Empty<Given> {
  readonly pick: (given: Given) => unknown;
  constructor(pick: (given: Given) => unknown) {
    this.pick = pick;
  }
}

/**
 * A statement whose text the query builder makes at the first call only, which costs more than sending it. Values go into slots, so that nothing of one call is left for the next: `builtOnce((db, slot) => db.selectFrom('a').where('id', '=', slot('id')))`.
 * @param textOf names the text where it depends on what is given (how many rows, which columns); `like` of `build` is what was given the first time.
 */
export function builtOnce<Given, Row>(
  build: (db: Database, slot: Slot<Given>, like: Given) => Compilable<Row> | RawBuilder<Row>,
  textOf: (given: Given) => string | number = () => '',
): (db: Database, given: Given) => Promise<QueryResult<Row>> {
  const slot = ((of: keyof Given | ((given: Given) => unknown)) =>
    new Empty(typeof of === 'function' ? of : (given: Given) => given[of])) as Slot<Given>;
  const built = new Map<string | number, CompiledQuery<Row>>();
  return (db, given) => {
    const name = textOf(given);
    let query = built.get(name);
    if (!query) {
      query = build(db, slot, given).compile(db);
      built.set(name, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Empty ? value.pick(given) : value));
    return db.executeQuery({ ...query, parameters });
  };
}

/** A slot for each column of a row, to be given to `values` or `set`; what is undefined is no column. */
export function slotsFor<Given, Row extends object>(slot: Slot<Given>, like: Row, pick: (given: Given) => Row): Row {
  const columns = columnsOf(like) as (keyof Row)[];
  return Object.fromEntries(columns.map((column) => [column, slot((given) => pick(given)[column])])) as Row;
}

/** Which columns a row has, for `textOf`. */
export function columnsOf(row: object): string[] {
  return Object.entries(row).flatMap(([column, value]) => (value === undefined ? [] : [column]));
}
