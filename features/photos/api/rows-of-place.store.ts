import { sql } from 'kysely';
import type { RowOfPlace, RowsOfPlace } from '#features/rows-of-place.ts';

export const photosOfPlace: RowsOfPlace = {
  name: 'photos',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from photo
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} and state not in ('withdrawn', 'refused', 'removed')`.execute(
      db,
    );
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update photo set owner_id = ${to}
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} ${chosen}
      returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
  async list(db, { region, place, limit }) {
    const { rows } = await sql<RowOfPlace>`
      select id::text as key, coalesce(nullif(alt, ''), author) as text, created_at as at from photo
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${place} and state not in ('withdrawn', 'refused', 'removed')
      order by created_at desc, id limit ${limit}`.execute(db);
    return rows;
  },
};
