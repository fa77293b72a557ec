import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { ItineraryDay } from '#features/itineraries/contract/itinerary.ts';
import type { ItineraryState } from '#features/itineraries/contract/itinerary-states.ts';
import type { ItineraryDocument } from '#features/itineraries/contract/region.ts';
import type { Poster } from '#features/places/contract/place.ts';
import type { Interest } from '#features/trips/contract/trip.ts';
import type { Database } from '#server/database/connect.ts';

export interface RegionItineraryRow {
  id: string;
  slug: string;
  status: ItineraryState;
  needs_attention: string | null;
  title: string;
  summary: string;
  reason: string;
  body: string[];
  author: string;
  interests: Interest[];
  weekdays: number[];
  days: ItineraryDay[];
  poster: Poster;
  edited_fields: string[];
  version: number;
  updated_at: Date;
}

const columns = sql`id, slug, status, needs_attention, title, summary, reason, body, author, interests, weekdays, days, poster, edited_fields, version, updated_at`;

export async function regionItineraryRows(
  db: Database,
  region: string,
  only?: readonly ItineraryState[],
): Promise<RegionItineraryRow[]> {
  const states = only ? sql` and status = any(${only})` : sql``;
  const { rows } = await sql<RegionItineraryRow>`
    select ${columns} from itinerary where region_id = ${region}${states} order by rank, id limit 500`.execute(db);
  return rows;
}

export async function regionItineraryRow(
  db: Database,
  region: string,
  id: string,
): Promise<RegionItineraryRow | undefined> {
  const { rows } = await sql<RegionItineraryRow>`
    select ${columns} from itinerary where region_id = ${region} and id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function lockItinerary(
  trx: Database,
  region: string,
  id: string,
): Promise<RegionItineraryRow | undefined> {
  const { rows } = await sql<RegionItineraryRow>`
    select ${columns} from itinerary where region_id = ${region} and id = ${id}::uuid for update`.execute(trx);
  return rows[0];
}

export interface WrittenItinerary {
  document: ItineraryDocument;
  days: ItineraryDay[];
  places: string[];
  needsAttention: string | null;
}

/** @param slug if another itinerary has this slug, the next free number is appended */
export async function insertItinerary(
  trx: Database,
  region: string,
  slug: string,
  { document, days, places }: WrittenItinerary,
): Promise<string> {
  const { title, summary, reason, body, author, interests, weekdays, poster } = document;
  // Two simultaneous inserts would choose the same free number.
  await sql`select pg_advisory_xact_lock(hashtext(${`itineraries ${region}`}))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    insert into itinerary (region_id, slug, status, title, summary, reason, body, author, written, interests, weekdays, days, places, poster, rank)
    select ${region}, free.slug, 'draft', ${title}, ${summary}, ${reason}, ${body}, ${author},
      current_date, ${interests}, ${weekdays}, ${JSON.stringify(days)}, ${places}::uuid[], ${JSON.stringify(poster)}, last
    from (select count(*)::int as taken, coalesce(max(rank), 0) + 1 as last from itinerary where region_id = ${region}) as others,
      lateral (select ${slug} || case when n = 1 then '' else '-' || n end as slug from generate_series(1, taken + 1) as n
        where not exists (select from itinerary where region_id = ${region} and slug = ${slug} || case when n = 1 then '' else '-' || n end)
        order by n limit 1) as free
    returning id`.execute(trx);
  return rows[0]!.id;
}

/** Imports do not overwrite these columns after an editor has saved the itinerary. */
const EDITED = ['title', 'summary', 'reason', 'body', 'author', 'interests', 'weekdays', 'days', 'places', 'poster'];

export async function saveItinerary(
  trx: Database,
  region: string,
  row: RegionItineraryRow,
  before: ItineraryDocument,
  { document, days, places, needsAttention }: WrittenItinerary,
  accountId: string | null,
): Promise<void> {
  await sql`insert into itinerary_version (region_id, itinerary_id, version, document, replaced_by)
    values (${region}, ${row.id}, ${row.version}, ${JSON.stringify(before)}, ${accountId})`.execute(trx);
  const { title, summary, reason, body, author, interests, weekdays, poster } = document;
  await sql`
    update itinerary set title = ${title}, summary = ${summary}, reason = ${reason}, body = ${body}, author = ${author}, interests = ${interests},
      weekdays = ${weekdays}, days = ${JSON.stringify(days)}, places = ${places}::uuid[], poster = ${JSON.stringify(poster)},
      needs_attention = ${needsAttention}, version = version + 1, updated_at = now(),
      edited_fields = array(select distinct unnest(edited_fields || ${EDITED}::text[]) order by 1)
    where region_id = ${region} and id = ${row.id}::uuid`.execute(trx);
}

export async function saveItineraryState(
  trx: Database,
  region: string,
  row: RegionItineraryRow,
  state: ItineraryState,
): Promise<void> {
  await sql`
    update itinerary set status = ${state}, updated_at = now(),
      written = case when ${state === 'published' && row.status === 'draft'} then current_date else written end,
      edited_fields = array(select distinct unnest(edited_fields || array['status', 'written']) order by 1)
    where region_id = ${region} and id = ${row.id}::uuid`.execute(trx);
}

export async function saveAttention(
  db: Database,
  region: string,
  id: string,
  attention: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update itinerary set needs_attention = ${attention}
    where region_id = ${region} and id = ${id}::uuid and needs_attention is distinct from ${attention}`.execute(db);
  return numAffectedRows === 1n;
}

export interface VersionRow {
  version: number;
  title: string;
  replaced_at: Date;
  name: string | null;
}

export async function versionRows(db: Database, region: string, id: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select itinerary_version.version, document ->> 'title' as title, replaced_at, account.name
    from itinerary_version left ${joinAccount('account', 'itinerary_version.replaced_by')}
    where itinerary_version.region_id = ${region} and itinerary_id = ${id}::uuid order by version desc limit 20`.execute(
    db,
  );
  return rows;
}

export async function versionDocument(
  db: Database,
  region: string,
  id: string,
  version: number,
): Promise<ItineraryDocument | undefined> {
  const { rows } = await sql<{ document: ItineraryDocument }>`
    select document from itinerary_version
    where region_id = ${region} and itinerary_id = ${id}::uuid and version = ${version}`.execute(db);
  return rows[0]?.document;
}
