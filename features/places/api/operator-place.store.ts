import { sql } from 'kysely';
import type { Poster } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';

export interface OperatorPlaceRow {
  id: string | null;
  slug: string;
  name: string;
  summary: string;
  address: string;
  lon: number;
  lat: number;
  poster: Poster;
  phones: string[];
}

const KIND = { category: 'service', label: 'Operador turístico' } as const;

/** True for a row of `company` that is the profile of an operator, which its operator writes. */
export const isOperatorProfile = sql<boolean>`(category = ${KIND.category} and kind_label = ${KIND.label})`;

/**
 * Sets the interest to 0, so that the trip planner does not choose the profile.
 * @returns the id of the place
 */
export async function saveOperatorPlace(trx: Database, region: string, company: OperatorPlaceRow): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into company (region_id, id, slug, status, claim, name, category, kind_label, address, phones, lon, lat, summary, poster, interest)
    values (${region}, coalesce(${company.id}::uuid, gen_random_uuid()),
      ${company.slug} || case when exists (select from company where region_id = ${region} and slug = ${company.slug}
        and id is distinct from ${company.id}::uuid) then '-operador' else '' end,
      'published', 'claimed', ${company.name}, ${KIND.category}, ${KIND.label}, ${company.address || null}, ${company.phones}, ${company.lon}, ${company.lat},
      ${company.summary || null}, ${JSON.stringify(company.poster)}, 0)
    on conflict (region_id, id) do update set name = excluded.name, address = excluded.address, phones = excluded.phones, lon = excluded.lon,
      lat = excluded.lat, summary = excluded.summary, poster = excluded.poster, status = 'published', updated_at = now()
    returning id`.execute(trx);
  return rows[0]!.id;
}
