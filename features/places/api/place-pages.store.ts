import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface PlacePage {
  slug: string;
  changedAt: Date;
}

/** The pages of published places for search engines, the most interesting first. */
export async function placePages(db: Database, region: string, limit: number): Promise<PlacePage[]> {
  const { rows } = await sql<PlacePage>`
    select slug, updated_at as "changedAt" from company where region_id = ${region} and status = 'published'
    order by interest desc, id limit ${limit}`.execute(db);
  return rows;
}

export interface NewestPlace {
  slug: string;
  name: string;
  kindLabel: string;
  district: string | null;
  summary: string | null;
  createdAt: Date;
}

export async function newestPlaces(db: Database, region: string, limit: number): Promise<NewestPlace[]> {
  const { rows } = await sql<NewestPlace>`
    select slug, name, kind_label as "kindLabel", district, summary, created_at as "createdAt"
    from company where region_id = ${region} and status = 'published'
    order by created_at desc, id limit ${limit}`.execute(db);
  return rows;
}
