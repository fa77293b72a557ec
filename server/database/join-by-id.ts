import { type RawBuilder, sql } from 'kysely';

/**
 * `join <table> <alias> on …`: the row of a table whose id a column holds, in the same region. Areas export one for each table that other areas read.
 * @param column with the alias of its table, as `b.departure_id`.
 */
export const joinById =
  (table: string) =>
  (alias: string, column: string): RawBuilder<unknown> => {
    const [from] = column.split('.');
    return sql.raw(`join ${table} ${alias} on ${alias}.region_id = ${from}.region_id and ${alias}.id = ${column}`);
  };
