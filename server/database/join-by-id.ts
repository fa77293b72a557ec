import { type RawBuilder, sql } from 'kysely';

/**
 * Joins the row of `table` that has the id in `column` and the same region.
 * @param column includes its table's alias, such as `b.departure_id`.
 */
export const joinById =
  (table: string) =>
  (alias: string, column: string): RawBuilder<unknown> => {
    const [from] = column.split('.');
    return sql.raw(`join ${table} ${alias} on ${alias}.region_id = ${from}.region_id and ${alias}.id = ${column}`);
  };
