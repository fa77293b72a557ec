import { type RawBuilder, sql } from 'kysely';
import type { TripCredit } from '#features/trips/contract/kept-trip.ts';
import type { TripDocument } from '#features/trips/contract/trip.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface PublicTripRow extends TimeCursor {
  document: TripDocument;
  author_name: string | null;
  published_at: Date;
  copies: number;
}

export interface PublicTripFilter {
  minDays?: number | undefined;
  maxDays?: number | undefined;
  month?: number | undefined;
  interest?: string | undefined;
}

/** SQL for the trips that were made by copying the trip with this id. */
const copiesOf = (region: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql<number>`(
  select count(*)::int from trip copy
  where copy.region_id = ${region} and copy.document->>'copiedFrom' = ${id} and copy.binned_at is null)`;

/** A published trip is visible unless it is in the bin. */
const VISIBLE = sql`p.state = 'published' and t.visibility = 'public' and t.published_at is not null and t.binned_at is null`;

const FROM = sql`from trip_publication p join trip t on t.region_id = p.region_id and t.id = p.trip_id`;

export async function readPublicTrips(
  db: Database,
  region: string,
  { minDays, maxDays, month, interest, limit, after }: PublicTripFilter & { limit: number; after: TimeCursor | null },
): Promise<PublicTripRow[]> {
  const published = sql`t.published_at`;
  const { rows } = await sql<PublicTripRow>`
    select t.id, p.document, p.author_name, t.published_at, ${microseconds(published)} as at,
      ${copiesOf(sql`t.region_id`, sql`t.id`)} as copies
    ${FROM}
    where p.region_id = ${region} and ${VISIBLE}
      and ${minDays === undefined ? sql`true` : sql`p.days >= ${minDays}`}
      and ${maxDays === undefined ? sql`true` : sql`p.days <= ${maxDays}`}
      and ${month === undefined ? sql`true` : sql`p.month = ${month}`}
      and ${interest === undefined ? sql`true` : sql`${interest} = any(p.interests)`}
      and ${beyond(published, sql`t.id`, after)}
    order by t.published_at desc, t.id limit ${limit}`.execute(db);
  return rows;
}

export interface SoughtTrip {
  id: string;
  title: string;
  days: number;
  author: string | null;
  count: number;
}

/**
 * Kept answers use this query, so it reads only publications, whose changes are reported.
 * @param words text for `to_tsquery`
 */
export async function findPublicTripsByWords(
  db: Database,
  region: string,
  words: string,
  limit: number,
): Promise<SoughtTrip[]> {
  const { rows } = await sql<SoughtTrip>`
    select p.trip_id as id, p.document->>'title' as title, p.days, p.author_name as author, count(*) over ()::int as count
    from trip_publication p where p.region_id = ${region} and p.state = 'published' and p.words @@ to_tsquery('es', ${words})
    order by ts_rank(p.words, to_tsquery('es', ${words}), 1) desc, p.judged_at desc, p.id limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows;
}

export async function countCopies(db: Database, region: string, id: string): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    select ${copiesOf(sql`${region}`, sql`${id}`)} as copies`.execute(db);
  return rows[0]!.copies;
}

/** Credits by the id of the published trip. A trip that is not public has none. */
export async function readCredits(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, TripCredit>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<TripCredit>`
    select t.id, p.document->>'title' as title, p.author_name as author ${FROM}
    where p.region_id = ${region} and ${VISIBLE} and t.id = any(${[...new Set(ids)]}::text[])`.execute(db);
  return new Map(rows.map((credit) => [credit.id, credit]));
}

export interface PublicTripPage {
  id: string;
  changedAt: Date;
}

/** The newest first. */
export async function publicTripPages(db: Database, region: string, limit: number): Promise<PublicTripPage[]> {
  const { rows } = await sql<PublicTripPage>`
    select p.trip_id as id, p.judged_at as "changedAt" from trip_publication p
    where p.region_id = ${region} and p.state = 'published' order by p.judged_at desc, p.id limit ${limit}`.execute(db);
  return rows;
}
