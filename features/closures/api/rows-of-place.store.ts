import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

export const closuresOfPlace: RowsOfPlace = {
  name: 'closures',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from closure where region_id = ${region} and place_id = ${from}::uuid`.execute(db);
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update closure set place_id = ${to}::uuid
      where region_id = ${region} and place_id = ${from}::uuid ${chosen} returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
};

export const noticesOfPlace: RowsOfPlace = {
  name: 'notices',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select count(*)::int as moves from place_notice where region_id = ${region} and place_id = ${from}::uuid`.execute(
      db,
    );
    return { ...rows[0]!, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const chosen = only ? sql`and id::text = any(${[...only]}::text[])` : sql``;
    const { rows } = await sql<{ id: string }>`
      update place_notice set place_id = ${to}::uuid
      where region_id = ${region} and place_id = ${from}::uuid ${chosen} returning id`.execute(trx);
    return rows.map(({ id }) => id);
  },
};
