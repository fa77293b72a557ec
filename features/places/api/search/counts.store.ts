import { sql } from 'kysely';
import type { Category, PlaceCard } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { CANDIDATES, candidates, conditions, type Filters, filters, type Match, unfaceted } from './match.store.ts';

/** Counting stops at these numbers, which keeps replies fast. */
const COUNTED = 1000;
const FACETED = 2000;

export interface CubeCell {
  category: Category;
  district: string | null;
  hours_class: PlaceCard['hoursClass'];
  places: number;
}

export interface Cube {
  cells: CubeCell[];
  isFloor: boolean;
}

export async function readTally(db: Database, region: string): Promise<CubeCell[]> {
  const { rows } = await sql<CubeCell>`select category, nullif(district, '') as district, hours_class, places
    from company_tally where region_id = ${region} and places > 0`.execute(db);
  return rows;
}

export async function sumTally(db: Database, region: string, chosen: Filters): Promise<number> {
  const conditions = sql.join([sql`region_id = ${region}`, ...filters(chosen)], sql` and `);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(places), 0)::int as total from company_tally where ${conditions}`.execute(db);
  return rows[0]!.total;
}

export async function countCube(db: Database, match: Match): Promise<Cube> {
  const wide = unfaceted(match);
  const most = match.text === null && match.wish === null ? FACETED : CANDIDATES;
  const order = match.box ? sql`` : sql`order by interest desc, id`;
  const counted =
    match.text === null && match.wish === null
      ? sql`counted as (select * from company where ${conditions(wide, 'index')} ${order} limit ${sql.lit(most)})`
      : candidates(wide, 'counted');
  const { rows } = await sql<CubeCell>`
    with ${counted} select category, district, hours_class, count(*)::int as places from counted group by category, district, hours_class`.execute(
    db,
  );
  return { cells: rows, isFloor: rows.reduce((sum, { places }) => sum + places, 0) >= most };
}

export async function countMatches(db: Database, match: Match): Promise<{ total: number; totalIsFloor: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from company where ${conditions(match, 'index')} limit ${sql.lit(COUNTED + 1)}) as counted`.execute(
    db,
  );
  const total = rows[0]!.total;
  return { total: Math.min(total, COUNTED), totalIsFloor: total > COUNTED };
}
