import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

export const joinPlace = joinById('company');

/** `region` and `id` are SQL expressions of the surrounding statement. */
export const joinPlaceOf = (alias: string, region: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`join company ${sql.raw(alias)} on ${sql.raw(alias)}.region_id = ${region} and ${sql.raw(alias)}.id = ${id}`;

export const placeSlug = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(
    `(select place.slug from company place where place.region_id = ${of}.region_id and place.id = ${of}.${column})`,
  );

export const placeRows = rowsOf('company');
export const placeSourceRows = rowsOf('company_source');
