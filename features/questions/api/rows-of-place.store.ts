import { sql } from 'kysely';
import type { RowOfPlace, RowsOfPlace } from '#features/rows-of-place.ts';

export const questionsOfPlace: RowsOfPlace = {
  name: 'questions',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from question
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} and state not in ('withdrawn', 'removed')`.execute(
      db,
    );
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update question set owner_id = ${to}
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${from} ${chosen}
      returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
  async list(db, { region, place, limit }) {
    const { rows } = await sql<RowOfPlace>`
      select id::text as key, asked_by || ': ' || left(body, 140) as text, created_at as at from question
      where region_id = ${region} and owner_kind = 'company' and owner_id = ${place} and state not in ('withdrawn', 'removed')
      order by created_at desc, id limit ${limit}`.execute(db);
    return rows;
  },
};
