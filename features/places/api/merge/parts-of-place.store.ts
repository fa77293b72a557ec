import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

/** Places that are a part of this place, or that share its ticket. The kept place is no part of itself. */
export const partsOfPlace: RowsOfPlace = {
  name: 'parts',
  async count(db, { region, from, to }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from company
      where region_id = ${region} and id <> ${to}::uuid and (part_of = ${from}::uuid or ticket = ${from}::uuid)`.execute(
      db,
    );
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update company set part_of = case when part_of = ${from}::uuid then ${to}::uuid else part_of end,
        ticket = case when ticket = ${from}::uuid then ${to}::uuid else ticket end
      where region_id = ${region} and id <> ${to}::uuid and (part_of = ${from}::uuid or ticket = ${from}::uuid) ${chosen}
      returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
};
