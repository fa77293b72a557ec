import { sql } from 'kysely';
import type { RowsOfPlace } from '#features/rows-of-place.ts';

/** The key of a row begins with the prefix of its table. */
const VISIT = 'v';
const PLANNED = 'p';

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
    const chosen = (prefix: string) => {
      const ids = only?.flatMap((key) => (key.startsWith(prefix) ? [key.slice(1)] : []));
      return ids ? sql`and id = any(${ids}::bigint[])` : sql``;
    };
    const { rows: visits } = await sql<{ id: string }>`
      update visit_event set place_id = ${to}::uuid
      where region_id = ${region} and place_id = ${from}::uuid ${chosen(VISIT)} returning id`.execute(trx);
    const { rows: planned } = await sql<{ id: string }>`
      update planned_place_event set place_id = ${to}::uuid
      where region_id = ${region} and place_id = ${from}::uuid ${chosen(PLANNED)} returning id`.execute(trx);
    return [...visits.map(({ id }) => VISIT + id), ...planned.map(({ id }) => PLANNED + id)];
  },
};
