import { sql } from 'kysely';
import type { TwinPlaces, TwinsQuery } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';

/** A place of any kind so near is worth a look, and a place of the same category at a longer distance. */
const THERE_METRES = 15;
const SAME_CATEGORY_METRES = 60;
/** Trigram similarity of two names, from 0 to 1. */
const ALIKE = 0.45;
const ALIKE_NEARBY = 0.3;
const NEARBY_METRES = 500;
const MOST = 4;

/** Places in every state except merged ones, also hidden ones: a closed place is reopened, not added again. */
export async function findTwins(
  db: Database,
  region: string,
  { name, category, lon, lat }: TwinsQuery,
): Promise<TwinPlaces['items']> {
  const { rows } = await sql<TwinPlaces['items'][number]>`
    with candidate as (
      select id, slug, name, kind_label as "kindLabel", district, poster, status as state,
        (111320 * sqrt(((lon - ${lon}) * cos(radians(${lat}))) ^ 2 + (lat - ${lat}) ^ 2))::int as metres,
        similarity(name_plain, plain_text(${name})) as alike,
        name_plain = plain_text(${name}) or position(plain_text(${name}) in name_plain) > 0 as is_named, category
      from company where region_id = ${region} and status <> 'merged'
    )
    select id, slug, name, "kindLabel", district, poster, state, metres from candidate
    where metres <= ${THERE_METRES} or (category = ${category} and metres <= ${SAME_CATEGORY_METRES}) or is_named or alike >= ${ALIKE} or (alike >= ${ALIKE_NEARBY} and metres <= ${NEARBY_METRES})
    order by is_named desc, alike desc, metres, id limit ${MOST}`.execute(db);
  return rows;
}
