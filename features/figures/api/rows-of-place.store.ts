import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

/** The key of a row begins with the prefix of its table. */
const TABLES = { v: 'visit_event', p: 'planned_place_event' } as const;

/** The figures of a merged place go to the place that was kept, and come back with the undo. */
export const figuresOfPlace: RowsOfPlace = {
  name: 'figures',
  async count(db, { region, from }) {
    const { rows } = await sql<{ moves: number }>`
      select ((select count(*) from visit_event where region_id = ${region} and place_id = ${from}::uuid)
        + (select count(*) from planned_place_event where region_id = ${region} and place_id = ${from}::uuid))::int as moves`.execute(
      db,
    );
    return { moves: rows[0]!.moves, stays: 0 };
  },
  async move(trx, { region, from, to }, only) {
    const moved: string[] = [];
    for (const [prefix, table] of Object.entries(TABLES)) {
      const ids = only?.flatMap((key) => (key.startsWith(prefix) ? [key.slice(1)] : []));
      const chosen = ids ? sql`and id = any(${ids}::bigint[])` : sql``;
      const { rows } = await sql<{ id: string }>`
        update ${sql.table(table)} set place_id = ${to}::uuid
        where region_id = ${region} and place_id = ${from}::uuid ${chosen} returning id`.execute(trx);
      moved.push(...rows.map(({ id }) => prefix + id));
    }
    return moved;
  },
};
