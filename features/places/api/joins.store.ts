import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for SQL statements of other areas. Each join begins with `join`; a statement can write `left` before it. */
export const joinPlace = joinById('company');

/** Joins a place by its id. `region` and `id` are SQL expressions of the surrounding statement. */
export const joinPlaceOf = (alias: string, region: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join company ${sql.raw(alias)} on ${sql.raw(alias)}.region_id = ${region} and ${sql.raw(alias)}.id = ${id}`;

/** The slug of the place whose id is in a column of the table with the alias `of`; null if the column is empty. */
export const placeSlug = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(
    `(select place.slug from company place where place.region_id = ${of}.region_id and place.id = ${of}.${column})`,
  );

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const placeRows = rowsOf('company');
