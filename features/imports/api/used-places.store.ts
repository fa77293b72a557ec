import { sql } from 'kysely';
import { closureRows } from '#features/closures/api/public.ts';
import { itineraryRows } from '#features/itineraries/api/public.ts';
import { planVersionRows } from '#features/operators/api/public.ts';
import { photoRows } from '#features/photos/api/public.ts';
import { questionRows } from '#features/questions/api/public.ts';
import { reviewRows } from '#features/reviews/api/public.ts';
import { tripRows } from '#features/trips/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** Places that closures, itineraries, plans, trips, photos, questions or reviews name. They are never deleted. */
export async function usedPlaces(db: Database, region: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select asked.id::text as id
    from unnest(${ids}::uuid[]) as asked (id),
      lateral (select jsonb_build_array(jsonb_build_object('stops', jsonb_build_array(jsonb_build_object('place', asked.id)))) as days) visit
    where exists (select from ${closureRows('c')} where c.region_id = ${region} and c.place_id = asked.id)
      or exists (select from ${itineraryRows('i')} where i.region_id = ${region} and i.places @> array[asked.id])
      or exists (select from ${reviewRows('r')} where r.region_id = ${region} and r.owner_kind = 'company' and r.owner_id = asked.id::text)
      or exists (select from ${questionRows('q')} where q.region_id = ${region} and q.owner_kind = 'company' and q.owner_id = asked.id::text)
      or exists (select from ${photoRows('p')} where p.region_id = ${region} and p.owner_kind = 'company' and p.owner_id = asked.id::text)
      or exists (select from ${planVersionRows('v')} where v.region_id = ${region} and v.content -> 'days' @> visit.days)
      or exists (select from ${tripRows('t')} where t.region_id = ${region} and t.document -> 'days' @> visit.days)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
