import { sql } from 'kysely';
import { joinPlaceOf } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Updates the words for searching plans.
 * @param planIds null for all plans of the region
 */
export async function refreshPlanWords(
  trx: Database,
  region: string,
  planIds: readonly string[] | null,
): Promise<void> {
  await sql`
    update plan set words = setweight(to_tsvector('es', plan.title), 'A') || setweight(to_tsvector('es', plan.summary), 'B')
      || setweight(to_tsvector('es', coalesce(stops.names, '')), 'C') || setweight(to_tsvector('es', operator.name), 'C')
      || setweight(to_tsvector('es', coalesce(v.content->>'description', '')), 'D')
    from operator, plan_version v
      left join lateral (
        select string_agg(concat_ws(' ', day.value->>'title', stop.value->>'title', company.name, company.district), ' ') as names
        from jsonb_array_elements(v.content->'days') as day cross join jsonb_array_elements(day.value->'stops') as stop
          left ${joinPlaceOf('company', sql`v.region_id`, sql`(stop.value->>'place')::uuid`)}) stops on true
    where plan.region_id = ${region} and operator.region_id = plan.region_id and operator.id = plan.operator_id
      and v.region_id = plan.region_id and v.plan_id = plan.id and v.version = coalesce(plan.sold_version, plan.draft_version)
      and ${planIds === null ? sql`true` : sql`plan.id = any(${planIds}::uuid[])`}`.execute(trx);
}
