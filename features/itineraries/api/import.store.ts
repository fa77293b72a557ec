import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';

type Db = Kysely<Tables>;

/** An import does not overwrite columns that an editor has changed (`edited_fields`). */
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
