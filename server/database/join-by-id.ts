import { type RawBuilder, sql } from 'kysely';

/**
 * Returns a SQL join for the row of `table` with this id in the same region.
 * @param column the column with the id, with the alias of its table, such as `b.departure_id`.
 */
export const joinById =
  (table: string) =>
  (alias: string, column: string): RawBuilder<unknown> => {
    const [from] = column.split('.');
    return sql.raw(`join ${table} ${alias} on ${alias}.region_id = ${from}.region_id and ${alias}.id = ${column}`);
  };
