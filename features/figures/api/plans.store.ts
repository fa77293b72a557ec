import { sql } from 'kysely';
import type { Figures } from '#features/figures/contract/figures.ts';
import { placeRows } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Span } from './period.rules.ts';

export interface PlanCounts {
  days: { day: string; count: number }[];
  lengths: { days: number; count: number }[];
  interests: { interest: string; count: number }[];
  months: { month: string; count: number }[];
}

export async function readPlans(db: Database, region: string, { from, until }: Span): Promise<PlanCounts> {
  const { rows } = await sql<PlanCounts>`
    with made as (
      select day, days, start_month, interests from planning_event
      where region_id = ${region} and day >= ${from}::date and day < ${until}::date)
    select
      coalesce((select json_agg(json_build_object('day', day, 'count', count) order by day)
        from (select day::text, count(*)::int from made group by day) of_day), '[]') as days,
      coalesce((select json_agg(json_build_object('days', days, 'count', count) order by days)
        from (select days, count(*)::int from made group by days) of_length), '[]') as lengths,
      coalesce((select json_agg(json_build_object('interest', interest, 'count', count) order by count desc, interest)
        from (select interest, count(*)::int from made, unnest(interests) interest group by interest) of_interest), '[]') as interests,
      coalesce((select json_agg(json_build_object('month', start_month, 'count', count) order by start_month)
        from (select start_month, count(*)::int from made group by start_month) of_month), '[]') as months`.execute(db);
  return rows[0]!;
}

export async function countPlans(db: Database, region: string, { from, until }: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from planning_event
    where region_id = ${region} and day >= ${from}::date and day < ${until}::date`.execute(db);
  return rows[0]!.count;
}

export interface LeftOutCounts {
  asked: number;
  askedOut: number;
  count: number;
}

export async function countLeftOut(db: Database, region: string, { from, until }: Span): Promise<LeftOutCounts> {
  const { rows } = await sql<LeftOutCounts>`
    select (count(*) filter (where was_asked))::int as asked,
      (count(*) filter (where was_asked and reason is not null))::int as "askedOut", count(reason)::int as count
    from planned_place_event
    where region_id = ${region} and day >= ${from}::date and day < ${until}::date`.execute(db);
  return rows[0]!;
}

type Reasons = Figures['leftOut']['reasons'];

export async function readReasons(db: Database, region: string, { from, until }: Span): Promise<Reasons> {
  const { rows } = await sql<Reasons[number]>`
    select reason as code, count(*)::int as count, (count(*) filter (where was_asked))::int as asked
    from planned_place_event
    where region_id = ${region} and day >= ${from}::date and day < ${until}::date and reason is not null
    group by reason order by count desc, reason`.execute(db);
  return rows;
}

type WithoutHours = Figures['leftOut']['withoutHours'];

const MOST_WITHOUT_HOURS = 4;

/** Places whose hours are still unknown, those first that most plans left out because of it. */
export async function readWithoutHours(db: Database, region: string, { from, until }: Span): Promise<WithoutHours> {
  const { rows } = await sql<WithoutHours[number]>`
    select p.id, p.name, p.poster, t.count
    from (
      select place_id, count(*)::int as count from planned_place_event
      where region_id = ${region} and day >= ${from}::date and day < ${until}::date and reason = 'hours_unknown'
      group by place_id) t
      join ${placeRows('p')} on p.region_id = ${region} and p.id = t.place_id and p.status = 'published' and p.hours_class = 'unknown'
    order by t.count desc, p.name limit ${sql.lit(MOST_WITHOUT_HOURS)}`.execute(db);
  return rows;
}

export interface DistrictDay {
  district: string | null;
  day: string;
  count: number;
}

/** Stops of all kept plans by day of travel. The district is the place's present district. */
export async function readStops(db: Database, region: string, { from, until }: Span): Promise<DistrictDay[]> {
  const { rows } = await sql<DistrictDay>`
    select p.district, e.travel_day::text as day, count(*)::int as count
    from planned_place_event e join ${placeRows('p')} on p.region_id = e.region_id and p.id = e.place_id
    where e.region_id = ${region} and e.travel_day >= ${from}::date and e.travel_day < ${until}::date
    group by p.district, e.travel_day order by p.district, e.travel_day`.execute(db);
  return rows;
}
