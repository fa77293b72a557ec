import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for the SQL statements of other areas. Each is `join … on …`; write `left` before it where the row may be missing. */
export const joinPlace = joinById('company');

/** Joins the place with an id. `region` and `id` are SQL expressions of the statement. */
export const joinPlaceOf = (alias: string, region: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join company ${sql.raw(alias)} on ${sql.raw(alias)}.region_id = ${region} and ${sql.raw(alias)}.id = ${id}`;

/** The slug of the place whose id is in a column of the table with the alias `of`; null if the column is empty. */
export const placeSlug = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(
    `(select place.slug from company place where place.region_id = ${of}.region_id and place.id = ${of}.${column})`,
  );

/** Tables for `from` and `join` in the SQL statements of other areas, each with the alias that the statement uses. */
export const placeRows = rowsOf('company');
