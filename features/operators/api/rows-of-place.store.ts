import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

const names = (place: string) => sql<boolean>`(position(${place} in content::text) > 0)`;

/**
 * Programs of plans name places by id. A sold version never changes: it keeps the former id, whose name and page are
 * those of the kept place.
 */
export const plansOfPlace: RowsOfPlace = {
  name: 'plans',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number; stays: number }>`
      select count(distinct plan_id) filter (where sold_at is null and not ${names(to)})::int as moves,
        count(distinct plan_id) filter (where sold_at is not null or ${names(to)})::int as stays
      from plan_version where region_id = ${region} and ${names(from)}`.execute(db);
    return rows[0]!;
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and plan_id || ' ' || version = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ key: string }>`
      update plan_version set content = replace(content::text, ${from}, ${to})::jsonb
      where region_id = ${region} and sold_at is null and ${names(from)} and not ${names(to)} ${chosen}
      returning plan_id || ' ' || version as key`.execute(trx);
    return rows.map(({ key }) => key);
  },
};
