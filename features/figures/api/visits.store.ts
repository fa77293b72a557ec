import { type RawBuilder, sql } from 'kysely';
import type { PlaceFigures, SeenPlace } from '#features/figures/contract/figures.ts';
import type { VisitedPage } from '#features/figures/contract/visit.ts';
import { placeRows } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { Span } from './period.rules.ts';

export interface PageDay {
  day: string;
  page: VisitedPage;
  count: number;
}

/** Days and pages without a visit are left out. */
export async function readVisits(db: Database, region: string, { from, until }: Span): Promise<PageDay[]> {
  const { rows } = await sql<PageDay>`
    select day::text, page, count(*)::int as count from visit_event
    where region_id = ${region} and act = 'view' and day >= ${from}::date and day < ${until}::date
    group by day, page order by day, page`.execute(db);
  return rows;
}

const MOST_PLACES = 20;

/** Counts of each place. Places without an event are left out. */
const tally = (region: string, { from, until }: Span, only: RawBuilder<unknown>) => sql`
  select place_id, count(*) filter (where act = 'view')::int as views, count(*) filter (where act = 'save')::int as saves,
    count(*) filter (where act = 'plan')::int as plans, count(*) filter (where act = 'way')::int as ways,
    count(*) filter (where act = 'call')::int as calls
  from (
    select place_id, act from visit_event
    where region_id = ${region} and day >= ${from}::date and day < ${until}::date and place_id is not null ${only}
    union all
    select place_id, 'plan' from planned_place_event
    where region_id = ${region} and day >= ${from}::date and day < ${until}::date and travel_day is not null ${only}
  ) event group by place_id`;

/** The most visited places that still exist. */
export async function readSeenPlaces(db: Database, region: string, span: Span): Promise<SeenPlace[]> {
  const { rows } = await sql<SeenPlace>`
    select p.id, p.slug, p.name, t.views, t.saves, t.plans, t.ways, t.calls
    from (${tally(region, span, sql``)}) t join ${placeRows('p')} on p.region_id = ${region} and p.id = t.place_id
    order by t.views desc, t.plans desc, t.saves desc, p.name limit ${sql.lit(MOST_PLACES)}`.execute(db);
  return rows;
}

export async function readPlaceFigures(db: Database, region: string, span: Span, place: string): Promise<PlaceFigures> {
  const { rows } = await sql<PlaceFigures>`
    select t.views, t.saves, t.plans, t.ways, t.calls
    from (${tally(region, span, sql`and place_id = ${place}::uuid`)}) t`.execute(db);
  return rows[0] ?? { views: 0, saves: 0, plans: 0, ways: 0, calls: 0 };
}
