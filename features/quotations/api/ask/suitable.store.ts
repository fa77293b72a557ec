import { sql } from 'kysely';
import {
  departureRows,
  joinPlanVersion,
  operatorRows,
  planOptionRows,
  planRows,
} from '#features/operators/api/public.ts';
import { placeRows } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export interface Requirements {
  people: number;
  /** Local day as `YYYY-MM-DD`, or null if the dates are open. */
  begins: string | null;
  ends: string | null;
  /** ISO 639-1 codes. An empty list allows any language. */
  languages: readonly string[];
  areas: readonly string[];
}

export interface Suitable {
  id: string;
  name: string;
  slug: string;
  fictional: boolean;
  asked: number;
  /** Share of the last ninety days' requests that the operator answered in time, from 0 to 1. */
  inTime: number | null;
}

/**
 * The registration of an operator must be valid until the last day of the trip. If the trip begins within 150 days, the
 * operator also needs a departure on a requested day.
 */
export async function readSuitable(db: Database, region: string, requirements: Requirements): Promise<Suitable[]> {
  const { people, begins, ends } = requirements;
  const inAreas =
    requirements.areas.length === 0
      ? sql`true`
      : sql`exists (
          select from jsonb_path_query(v.content, '$.days[*].stops[*].place') as stop (place)
            join ${placeRows('c')} on c.region_id = p.region_id and c.id::text = stop.place #>> '{}'
          where c.district = any(${requirements.areas}))`;
  const leaves =
    begins === null || ends === null
      ? sql`true`
      : sql`(${ends}::date > now() + interval '150 days' or exists (
          select from ${departureRows('d')} where d.region_id = p.region_id and d.option_id = o.id
            and d.local_date between ${begins}::date and ${ends}::date and d.state in ('scheduled', 'guaranteed')))`;
  const { rows } = await sql<Suitable>`
    select t.id, t.name, t.slug, t.fictional, coalesce(lately.asked, 0)::int as asked, lately."inTime"
    from ${operatorRows('t')}
      left join lateral (
        select count(*) filter (where f.asked_at > now() - interval '30 days') as asked,
          avg((f.first_answered_at <= f.answer_due_at)::int) filter (where f.first_answered_at is not null or f.answer_due_at < now())::float as "inTime"
        from offer f
        where f.region_id = t.region_id and f.operator_id = t.id and f.asked_at > now() - interval '90 days') lately on true
    where t.region_id = ${region} and t.state = 'verified'
      and (t.register_until is null or t.register_until >= coalesce(${ends}::date, (now() at time zone t.zone)::date))
      and exists (
        select from ${planRows('p')}
          ${joinPlanVersion('v', 'p.id', 'p.sold_version')}
          join ${planOptionRows('o')} on o.region_id = p.region_id and o.plan_id = p.id and o.retired_at is null
        where p.region_id = t.region_id and p.operator_id = t.id and p.state = 'on_sale'
          and (${requirements.languages.length === 0} or p.languages && ${requirements.languages}::text[])
          and (o.capacity is null or o.capacity >= ${people})
          and ${inAreas} and ${leaves})`.execute(db);
  return rows;
}
