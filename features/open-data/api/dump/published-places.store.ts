import { sql } from 'kysely';
import { placeRows, placeSourceRows } from '#features/places/api/public.ts';
import type { Category, PlaceDetail } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';

export interface PublishedPlace {
  id: string;
  slug: string;
  name: string;
  otherNames: string;
  category: Category;
  kindLabel: string;
  district: string | null;
  address: string | null;
  phones: string[];
  website: string | null;
  lon: number;
  lat: number;
  altitude: number | null;
  hoursRule: string | null;
  hoursVerifiedAt: string | null;
  fees: PlaceDetail['fees'];
  stepFree: boolean | null;
  summary: string | null;
  editedFields: string[];
  updatedAt: Date;
  ofOperator: boolean;
  sources: { source: string; url: string | null; date: string; fields: string[] }[];
}

/**
 * Reads published places in pages by id.
 * @param after the last id of the previous page
 */
export async function readPublishedPlaces(
  db: Database,
  region: string,
  operators: Rows,
  { after, limit }: { after: string | null; limit: number },
): Promise<PublishedPlace[]> {
  const { rows } = await sql<PublishedPlace>`
    select c.id, c.slug, c.name, c.other_names as "otherNames", c.category, c.kind_label as "kindLabel", c.district, c.address, c.phones,
      c.website, c.lon, c.lat, c.altitude, case when c.hours_class = 'known' then c.hours_rule end as "hoursRule",
      c.hours_verified_at::text as "hoursVerifiedAt", c.fees, (c.needs ->> 'step_free')::boolean as "stepFree", c.summary,
      c.edited_fields as "editedFields", c.updated_at as "updatedAt",
      exists (select from ${operators('o')} where o.region_id = c.region_id and o.company_id = c.id) as "ofOperator",
      (select coalesce(json_agg(json_build_object('source', s.source, 'url', s.url, 'date', s.dated, 'fields', s.fields)
        order by s.source, s.source_key), '[]')
        from ${placeSourceRows('s')} where s.region_id = c.region_id and s.company_id = c.id) as sources
    from ${placeRows('c')}
    where c.region_id = ${region} and c.status = 'published' and (${after}::uuid is null or c.id > ${after}::uuid)
    order by c.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
