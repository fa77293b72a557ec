import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

type Db = Kysely<Tables>;

/** A place as itineraries need it. */
export interface ItineraryPlace {
  id: string;
  name: string;
  category: string;
  hours_class: 'known' | 'open_space' | 'assumed' | 'unknown';
  hours_rule: string | null;
  interest: number;
}

/** Places by the keys of the source records they were made of. */
export async function placesByKey(
  db: Db,
  region: string,
  keys: readonly string[],
): Promise<Map<string, ItineraryPlace>> {
  const { rows } = await sql<ItineraryPlace & { key: string }>`
    select source_key as key, id, name, category, hours_class, hours_rule, interest
    from company_source join company on company.region_id = company_source.region_id and company.id = company_source.company_id
    where company_source.region_id = ${region} and source_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ key, ...place }) => [key, place]));
}

/** What an import writes; an editor's own status, and columns that were edited, stay. */
export interface ImportedItinerary {
  id: string;
  slug: string;
  status: 'published' | 'featured';
  title: string;
  summary: string;
  reason: string;
  body: string[];
  author: string;
  written: string;
  interests: string[];
  weekdays: number[];
  days: unknown;
  places: string[];
  poster: unknown;
  rank: number;
}

const COLUMNS = [
  'status',
  'title',
  'summary',
  'reason',
  'body',
  'author',
  'written',
  'interests',
  'weekdays',
  'days',
  'places',
  'poster',
  'rank',
] as const;

/** Adds and updates; a row in which nothing differs is not touched. @returns how many rows changed. */
export async function writeItineraries(db: Db, region: string, rows: ImportedItinerary[]): Promise<number> {
  const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
  const kept = COLUMNS.map(
    (name) =>
      sql`case when ${name} = any(itinerary.edited_fields) then itinerary.${sql.ref(name)} else excluded.${sql.ref(name)} end`,
  );
  const { numAffectedRows } = await sql`
    insert into itinerary (region_id, id, slug, ${columns})
    select ${region}, id, slug, ${columns} from jsonb_populate_recordset(null::itinerary, ${JSON.stringify(rows)}::jsonb)
    on conflict (region_id, id) do update set ${sql.join(COLUMNS.map((name, i) => sql`${sql.ref(name)} = ${kept[i]}`))}, updated_at = now()
    where (${sql.join(COLUMNS.map((name) => sql`itinerary.${sql.ref(name)}`))}) is distinct from (${sql.join(kept)})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
