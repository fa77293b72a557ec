import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface ItineraryPage {
  slug: string;
  changedAt: Date;
}

export async function itineraryPages(db: Database, region: string, limit: number): Promise<ItineraryPage[]> {
  const { rows } = await sql<ItineraryPage>`
    select slug, updated_at as "changedAt" from itinerary
    where region_id = ${region} and status in ('published', 'featured') order by rank, id limit ${limit}`.execute(db);
  return rows;
}
