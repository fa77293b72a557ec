import { sql } from 'kysely';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { Interest } from '#features/trips/contract/trip.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

export interface ItineraryRow {
  id: string;
  slug: string;
  status: 'published' | 'featured';
  needs_attention: string | null;
  title: string;
  summary: string;
  reason: string;
  body: string[];
  author: string;
  written: string;
  interests: Interest[];
  weekdays: number[];
  days: ItineraryDay[];
  places: string[];
  poster: Poster;
}

const columns = sql`id, slug, status, needs_attention, title, summary, reason, body, author, written::text, interests, weekdays, days, places, poster`;
const isPublished = sql`status in ('published', 'featured')`;

export async function readItineraries(
  db: Database,
  region: string,
  /** `words` is a `to_tsquery`. */
  only: { place?: string; interest?: string; days?: number; words?: string },
): Promise<ItineraryRow[]> {
  const conditions = [
    sql`region_id = ${region}`,
    isPublished,
    ...(only.place ? [isUuid(only.place) ? sql`places @> array[${only.place}::uuid]` : sql`false`] : []),
    ...(only.interest ? [sql`interests @> array[${only.interest}]`] : []),
    ...(only.days ? [sql`jsonb_array_length(days) = ${only.days}::int`] : []),
    ...(only.words ? [sql`words @@ to_tsquery('es', ${only.words})`] : []),
  ];
  const order = only.words ? sql`${rankOf(only.words)} desc, rank, id` : sql`rank, id`;
  const { rows } = await sql<ItineraryRow>`
    select ${columns} from itinerary where ${sql.join(conditions, sql` and `)} order by ${order} limit 200`.execute(db);
  return rows;
}

const rankOf = (words: string) => sql`ts_rank(words, to_tsquery('es', ${words}), 1)`;

export interface SoughtItinerary {
  slug: string;
  title: string;
  days: number;
  summary: string;
  count: number;
}

/** @param words `to_tsquery` */
export async function findItinerariesByWords(
  db: Database,
  region: string,
  words: string,
  limit: number,
): Promise<SoughtItinerary[]> {
  const { rows } = await sql<SoughtItinerary>`
    select slug, title, jsonb_array_length(days) as days, summary, count(*) over ()::int as count from itinerary
    where region_id = ${region} and ${isPublished} and words @@ to_tsquery('es', ${words})
    order by ${rankOf(words)} desc, rank, id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

export async function findItinerary(db: Database, region: string, idOrSlug: string): Promise<ItineraryRow | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<ItineraryRow>`
    select ${columns} from itinerary where region_id = ${region} and ${key} and ${isPublished}`.execute(db);
  return rows[0];
}
