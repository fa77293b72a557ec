import { sql } from 'kysely';
import type { Category, CompanyCard } from '#features/companies/contract/company.ts';
import type { Database } from '#server/database/connect.ts';
import { anyOf, CANDIDATES, candidates, conditions, type Match } from './match.store.ts';

/** Counting stops at these, so that no answer waits for it. */
const COUNTED = 1000;
const FACETED = 2000;

/** Places of one category, district and class of hours. */
export interface CubeCell {
  category: Category;
  district: string | null;
  hours_class: CompanyCard['hoursClass'];
  places: number;
}

/** All counts of the region at once, from the running tally. */
export async function readTally(db: Database, region: string): Promise<CubeCell[]> {
  const { rows } = await sql<CubeCell>`select category, nullif(district, '') as district, hours_class, places
    from company_tally where region_id = ${region} and places > 0`.execute(db);
  return rows;
}

/** How many of them there are, all added up in the database. */
export async function sumTally(
  db: Database,
  { region, categories, districts, knownHours }: Pick<Match, 'region' | 'categories' | 'districts' | 'knownHours'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(places), 0)::int as total from company_tally where region_id = ${region}
      ${categories ? sql`and ${anyOf(sql`category`, categories)}` : sql``} ${districts ? sql`and ${anyOf(sql`district`, districts)}` : sql``}
      ${knownHours ? sql`and hours_class = 'known'` : sql``}`.execute(db);
  return rows[0]!.total;
}

/** The same counts among the places that match; `isFloor` when the match was too large to count whole. */
export async function countCube(db: Database, match: Match): Promise<{ cells: CubeCell[]; isFloor: boolean }> {
  const byWords = match.text !== null;
  const order = match.box ? sql`` : sql`order by interest desc, id`;
  const counted = byWords
    ? sql`company where region_id = ${match.region} and id in (select id from candidates)`
    : sql`(select * from company where ${conditions(match, 'index')} ${order} limit ${FACETED}) as counted`;
  const { rows } = await sql<CubeCell>`
    ${byWords ? sql`with ${candidates(match)}` : sql``}
    select category, district, hours_class, count(*)::int as places from ${counted} group by category, district, hours_class`.execute(
    db,
  );
  const most = byWords ? CANDIDATES : FACETED;
  return { cells: rows, isFloor: rows.reduce((sum, { places }) => sum + places, 0) >= most };
}

/** How many match, counted up to 1,000. */
export async function countMatches(db: Database, match: Match): Promise<{ total: number; isFloor: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from company where ${conditions(match, 'index')} limit ${COUNTED + 1}) as counted`.execute(
    db,
  );
  const total = rows[0]!.total;
  return { total: Math.min(total, COUNTED), isFloor: total > COUNTED };
}
