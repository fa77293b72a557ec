import { sql } from 'kysely';
import { joinPlanVersion, operatorRows, planRows } from '#features/operators/api/public.ts';
import { placeRows } from '#features/places/api/public.ts';
import type { AskableOperator } from '#features/quotations/contract/askable.ts';
import type { Database } from '#server/database/connect.ts';

/** The list has no pages, because a region has only tens of operators. */
export async function readAskable(db: Database, region: string): Promise<AskableOperator[]> {
  const { rows } = await sql<AskableOperator>`
    select t.id, t.slug, t.name, t.fictional, coalesce(t.profile->>'colour', '#5C5346') as colour,
      sold.categories, sold.languages, coalesce(sold.districts, '{}') as districts, lately.minutes as "answerMinutes"
    from ${operatorRows('t')}
      join lateral (
        select array_agg(distinct p.category order by p.category) as categories,
          array_agg(distinct spoken.code order by spoken.code) as languages,
          (select array_agg(distinct c.district order by c.district)
            from ${planRows('q')}
              ${joinPlanVersion('v', 'q.id', 'q.sold_version')}
              cross join lateral jsonb_path_query(v.content, '$.days[*].stops[*].place') as stop (place)
              join ${placeRows('c')} on c.region_id = q.region_id and c.id::text = stop.place #>> '{}'
            where q.region_id = t.region_id and q.operator_id = t.id and q.state = 'on_sale' and c.district is not null) as districts
        from ${planRows('p')} cross join lateral unnest(p.languages) as spoken (code)
        where p.region_id = t.region_id and p.operator_id = t.id and p.state = 'on_sale') sold on sold.categories is not null
      left join lateral (
        select round(percentile_cont(0.5) within group (order by extract(epoch from f.first_answered_at - f.asked_at) / 60))::int as minutes
        from offer f
        where f.region_id = t.region_id and f.operator_id = t.id and f.first_answered_at is not null
          and f.asked_at > now() - interval '90 days') lately on true
    where t.region_id = ${region} and t.state = 'verified'
      and (t.register_until is null or t.register_until >= (now() at time zone t.zone)::date)
    order by t.name, t.id`.execute(db);
  return rows;
}
