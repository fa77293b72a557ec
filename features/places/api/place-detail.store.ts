import { sql } from 'kysely';
import type { PlaceDetail, SharedTicket } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { UNSETTLED_DOUBTS } from './doubts.store.ts';
import { type CardRow, card } from './place-card.store.ts';

export interface DetailRow
  extends CardRow,
    Pick<PlaceDetail, 'summary' | 'altitude' | 'address' | 'phones' | 'website' | 'activities' | 'doubts' | 'claim'>,
    Pick<PlaceDetail, 'whatsapp' | 'email' | 'languages' | 'access' | 'register'> {
  payment_means: PlaceDetail['paymentMeans'];
  summary_source: PlaceDetail['summarySource'];
  register_checked_on: string | null;
  hours_note: string | null;
  hours_source: PlaceDetail['hours']['source'];
  hours_verified_at: string | null;
  /** Local day of the last confirmation of a claimed place. */
  fresh_from: string | null;
  fees: PlaceDetail['fees'];
  ticket: string | null;
  visit_minutes: PlaceDetail['visitMinutes'];
  access_legs: PlaceDetail['accessLegs'];
  updated_at: Date;
}

export interface SourceRow {
  source: string;
  url: string | null;
  dated: string;
  licence: string;
}

export async function findPlace(db: Database, region: string, idOrSlug: string): Promise<DetailRow | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<DetailRow>`
    select ${card}, summary, summary_source, altitude, address, phones, website, whatsapp, email, payment_means, languages, access,
      register, register_checked_on::text, activities, ${UNSETTLED_DOUBTS} as doubts, claim, hours_note, hours_source,
      hours_verified_at::text, case when claimed_on is not null then greatest(hours_verified_at, claimed_on)::text end as fresh_from, fees, ticket, visit_minutes, access_legs, updated_at
    from company where region_id = ${region} and ${key} and status = 'published'`.execute(db);
  return rows[0];
}

export async function sourcesOf(db: Database, region: string, id: string): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select distinct on (source) source, url, dated::text, licence from company_source
    where region_id = ${region} and company_id = ${id}::uuid order by source, dated desc`.execute(db);
  return rows;
}

/** Returns null if no other published place shares the ticket. */
export async function ticketOf(
  db: Database,
  region: string,
  { id, ticket }: Pick<DetailRow, 'id' | 'ticket'>,
): Promise<SharedTicket | null> {
  if (ticket === null) return null;
  const { rows } = await sql<{ fees: SharedTicket['fees']; places: SharedTicket['places'] | null }>`
    select priced.fees, (select jsonb_agg(jsonb_build_object('id', id, 'slug', slug, 'name', name) order by interest desc, id)
      from company where region_id = priced.region_id and ticket = priced.id and status = 'published' and id <> ${id}::uuid) as places
    from company priced where region_id = ${region} and id = ${ticket}::uuid`.execute(db);
  const [found] = rows;
  return found?.places ? { fees: found.fees, places: found.places } : null;
}

export async function placesNear(
  db: Database,
  region: string,
  place: Pick<DetailRow, 'id' | 'lon' | 'lat'>,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${card}
    from company where region_id = ${region} and status = 'published' and id <> ${place.id}::uuid
    order by position <-> map_point(${place.lon}, ${place.lat}), id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
